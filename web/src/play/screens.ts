import type { Component } from "svelte";
import type { AnyWire, GameEvent } from "../table/standing.ts";
import type { Pace } from "../table/story.svelte.ts";
import type { Table } from "../table/table.svelte.ts";
import type { Aim } from "./aim.svelte.ts";
import type { Cover } from "./cover.svelte.ts";
import { COVERED, type Manners } from "./covering.ts";

export type ScreenProps<Game extends AnyWire = AnyWire> = {
  table: Table<Game>;
  aim: Aim<Game>;
  cover: Cover;
};
export type Screen = Component<ScreenProps>;
export type EndingProps<Game extends AnyWire = AnyWire> = { table: Table<Game> };
export type Ending = Component<EndingProps>;
/** Whether an event happened at a place that the screen can show. */
export type IsPlaced = (event: GameEvent) => boolean;
/** Whether a seat has lost its part in the game, by what is seen of it. */
export type IsOut = (view: unknown, seat: number) => boolean;

/** A game on the page: what draws it, its end, how long each event stays, what is not for all. */
export type Show = {
  Screen: Screen | null;
  Ending: Ending | null;
  pace: Pace;
  isPlaced: IsPlaced;
  isOut: IsOut;
  manners: Manners;
};

type Ways = { paceOf: Pace; isPlaced: IsPlaced; isOut: IsOut; manners: Manners };
/** Each with its own game's types: the server says which game a table plays. */
type Parts = [Promise<{ default: unknown }>, Promise<{ default: unknown }>, Promise<unknown>];

const GAMES: Record<string, () => Parts> = {
  station: () => [
    import("../station/StationScreen.svelte"),
    import("../station/Ending.svelte"),
    import("../station/ways.ts"),
  ],
  panik: () => [
    import("../panik/PanikScreen.svelte"),
    import("../panik/Ending.svelte"),
    import("../panik/ways.ts"),
  ],
};

const BARE: Show = {
  Screen: null,
  Ending: null,
  pace: () => 0,
  isPlaced: () => false,
  isOut: () => false,
  manners: COVERED,
};

/** Loaded with its table, not with the first page; a game without a picture is played by its list. */
export async function showOf(game: string): Promise<Show> {
  const parts = GAMES[game]?.();
  if (!parts) return BARE;
  const [screen, ending, told] = await Promise.all(parts);
  const { paceOf, ...ways } = told as Ways;
  return {
    ...ways,
    Screen: screen.default as Screen,
    Ending: ending.default as Ending,
    pace: paceOf,
  };
}
