import { defineGame, type PuzzleShelf } from "../play/game.ts";
import type { Wire } from "../wire/station.ts";
import { briefing } from "./briefing/briefing.ts";
import CoverArt from "./CoverArt.svelte";
import KeyArt from "./KeyArt.svelte";

/** Panic Station, as shared code sees it. */
export const station = defineGame<Wire>({
  name: "station",
  CoverArt,
  KeyArt,
  briefing,
  load: async () => (await import("./gameUi.ts")).gameUi,
  loadRulebook: async () => (await import("./rulebook/rulebook.ts")).rulebook,
  loadPuzzles: async () => (await import("./puzzles/shelf.ts")).shelf as unknown as PuzzleShelf,
});
