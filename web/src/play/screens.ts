import type { Component } from "svelte";
import type { Pace } from "../table/story.svelte.ts";
import type { Table } from "../table/table.svelte.ts";
import type { Aim, AnyOption } from "./aim.svelte.ts";

export type ScreenProps = { table: Table; aim: Aim<AnyOption> };
export type Screen = Component<ScreenProps>;
/** A game on the page: what draws it, its end, and how long each event stays on the stage. */
export type Show = { Screen: Screen | null; Ending: Screen | null; pace: Pace };

type Module = { default: Screen };
type Parts = [Promise<Module>, Promise<Module>, Promise<{ paceOf: Pace }>];

const GAMES: Record<string, () => Parts> = {
  station: () => [
    import("../station/StationScreen.svelte"),
    import("../station/Ending.svelte"),
    import("../station/stage/pace.ts"),
  ],
  panik: () => [
    import("../panik/PanikScreen.svelte"),
    import("../panik/Ending.svelte"),
    import("../panik/pace.ts"),
  ],
};

/** Loaded with its table, not with the first page; a game without a picture is played by its list. */
export async function showOf(game: string): Promise<Show> {
  const parts = GAMES[game]?.();
  if (!parts) return { Screen: null, Ending: null, pace: () => 0 };
  const [screen, ending, { paceOf }] = await Promise.all(parts);
  return { Screen: screen.default, Ending: ending.default, pace: paceOf };
}
