import { defineGame } from "../play/game.ts";
import type { Wire } from "../wire/panik.ts";
import CoverArt from "./art/CoverArt.svelte";
import { briefing } from "./briefing/briefing.ts";

/** Panik, as shared code sees it. */
export const panik = defineGame<Wire>({
  name: "panik",
  CoverArt,
  briefing,
  load: async () => (await import("./gameUi.ts")).gameUi,
  loadRulebook: async () => (await import("./rulebook/rulebook.ts")).rulebook,
});
