import type { Manners } from "../table/manners.ts";
import type { Event, Option, Wire } from "../wire/panik.ts";

/** Hunters lie open; what speaks of a manor by its face may speak of one that lies face down. */
const OPEN: readonly Option["verb"][] = ["send-back", "call", "end-turn"];
const OF_FACES: readonly Event["event"][] = ["ManorsDealt"];

export const manners: Manners<Wire> = {
  isPublic: ({ verb }) => OPEN.includes(verb),
  publicSaid: ({ event, said }) => (OF_FACES.includes(event) ? null : (said ?? null)),
  /** Everything lies on one screen. */
  isPlaced: () => false,
};
