import { askOrKept } from "../../net/kept.ts";
import type { Film, FilmFile, FinishedGame, Suspicions } from "../../wire/protocol.ts";
import { filmPath } from "./paths.ts";
import type { Eyes } from "./replay.svelte.ts";

/** Where the films of a finished game come from. */
export type Films = {
  /** From a file of the reader's own: no server knows the game. */
  isLocal: boolean;
  film(eyes: Eyes): Promise<Film>;
  suspicions(): Promise<Suspicions>;
};

/** Of a game that was played on the server; `first` is on its way already. */
export function filmsOf(id: string, first?: { eyes: Eyes; film: Promise<Film> }): Films {
  return {
    isLocal: false,
    film: (eyes) => (first?.eyes === eyes ? first.film : fetchFilm(id, eyes)),
    suspicions: () => askOrKept<Suspicions>(`/replays/${id}/suspicions`),
  };
}

export function fetchFilm(id: string, eyes: Eyes): Promise<Film> {
  return askOrKept<Film>(filmPath(id, eyes));
}

export function filmsIn({ films, suspicions }: FilmFile): Films {
  return {
    isLocal: true,
    film(eyes) {
      const film = films[eyes];
      return film ? Promise.resolve(film) : Promise.reject(new TypeError(`no film for ${eyes}`));
    },
    suspicions: () => Promise.resolve(suspicions),
  };
}

/** A record does not say who the players were: they are called by their colors. */
export function gameIn({ game, seats, steps, ending }: FilmFile): FinishedGame {
  const nobody = { has_guest: false, name: null, is_host: false, level: null, persona: null };
  return {
    ...{ id: "", game, made: 0, seat: null, host: false, listed: false, shared: false },
    ...{ chairs: Array.from({ length: seats }, () => nobody), steps, ending },
  };
}
