import type { Manners } from "../play/covering.ts";
import type { Event, Option } from "../wire/panik.ts";

/** Hunters lie open; what speaks of a manor by its face may speak of one that lies face down. */
const OPEN: readonly Option["verb"][] = ["send-back", "call", "end-turn"];
const OF_FACES: readonly Event["event"][] = ["ManorsDealt"];

export const manners: Manners = {
  isOpen: ({ verb }) => OPEN.some((each) => each === verb),
  openly: (heard) => (OF_FACES.some((each) => each === heard.event) ? null : (heard.said ?? null)),
};
