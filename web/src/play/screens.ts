import type { Component } from "svelte";
import type { Pace } from "../table/story.svelte.ts";
import type { Table } from "../table/table.svelte.ts";
import type { Aim, AnyOption } from "./aim.svelte.ts";

export type ScreenProps = { table: Table; aim: Aim<AnyOption> };
export type Screen = Component<ScreenProps>;
/** A game on the page: what draws it, how long each event stays on the stage, and its end. */
export type Show = { Screen: Screen | null; Ending: Screen | null; pace: Pace };

const SCREENS = import.meta.glob<{ default: Screen }>([
  "../station/StationScreen.svelte",
  "../panik/PanikScreen.svelte",
]);
const ENDINGS = import.meta.glob<{ default: Screen }>([
  "../station/Ending.svelte",
  "../panik/Ending.svelte",
]);
const PACES = import.meta.glob<{ paceOf: Pace }>(["../station/stage/pace.ts", "../panik/pace.ts"]);

/** Loaded with its table, not with the first page. */
export async function showOf(game: string): Promise<Show> {
  const [screen, ending, pace] = await Promise.all([
    loaded(SCREENS, game),
    loaded(ENDINGS, game),
    loaded(PACES, game),
  ]);
  return {
    Screen: screen?.default ?? null,
    Ending: ending?.default ?? null,
    pace: pace?.paceOf ?? (() => 0),
  };
}

async function loaded<Module>(
  modules: Record<string, () => Promise<Module>>,
  game: string,
): Promise<Module | null> {
  const path = Object.keys(modules).find((each) => each.startsWith(`../${game}/`));
  return path === undefined ? null : ((await modules[path]?.()) ?? null);
}
