import type { Manners } from "../play/covering.ts";
import type { Event, Option } from "../wire/station.ts";
import { covered, isOfLoyalty } from "./stage/secret.ts";

/** What anybody at the table could say of somebody: all else may come from the hand. */
const OPEN: readonly Option["verb"][] = [
  "move",
  "run",
  "explore",
  "try-next",
  "lay",
  "search",
  "terminal",
  "sick-bay",
  "fire",
  "hold-fire",
  "stab",
  "heal",
  "stop-healing",
  "trade",
  "take-wounds",
  "move-parasite",
  "end-turn",
];

export const manners: Manners = {
  isOpen: ({ verb, card }) => !card && OPEN.some((each) => each === verb),
  openly: (heard) => {
    const event = heard as Event;
    return isOfLoyalty(event) ? null : (covered(event).said ?? null);
  },
};
