import { type AnyWire, type GameEvent } from "../../table/standing.ts";
import type { Film, FilmMoment } from "../../wire/protocol.ts";

/** A finished game with somebody's eyes, every view of it at hand. */
export type Reel = {
  views: AnyWire["view"][];
  /** What was told in each step; nothing in many, where somebody chose in secret. */
  heard: GameEvent[][];
  moments: FilmMoment[];
  /** The steps with which the rounds begin. */
  rounds: number[];
};
type Change = { [name: string]: Change } | [unknown] | null;

export function unfolded(film: Film): Reel {
  const views = [film.start as unknown];
  for (const change of film.changes) views.push(changed(views.at(-1), change as Change));
  const { moments, rounds } = film;
  return {
    views: views as AnyWire["view"][],
    heard: film.heard as unknown as GameEvent[][],
    moments,
    rounds,
  };
}

/** What did not change is shared by the views before and after. */
function changed(value: unknown, change: Change): unknown {
  if (change === null) return value;
  if (Array.isArray(change)) return change[0];
  const made = (
    Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }
  ) as Record<string, unknown>;
  for (const [name, each] of Object.entries(change)) made[name] = changed(made[name], each);
  return made;
}

/** The nearest step after or before this one in which these eyes are told something. */
export function toldFrom({ heard }: Reel, step: number, by: 1 | -1): number {
  const last = heard.length - 1;
  let next = Math.min(Math.max(step + by, 0), last);
  while (next > 0 && next < last && heard[next]?.length === 0) next += by;
  return next;
}

/** The last step up to this one in which something was told: in the others nobody sees anything. */
export function lastTold({ heard }: Reel, step: number): number {
  let told = step;
  while (told > 0 && heard[told]?.length === 0) told -= 1;
  return told;
}

export function momentAt({ moments }: Reel, step: number): FilmMoment | null {
  return moments.find((moment) => moment.step === step) ?? null;
}

export function roundAt({ rounds }: Reel, step: number): number {
  return Math.max(1, rounds.filter((start) => start <= step).length);
}
