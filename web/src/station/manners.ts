import type { Manners } from "../table/manners.ts";
import type { Option, Wire } from "../wire/station.ts";
import { covered } from "./stage/secret.ts";
import { isPlaced } from "./stage/spot.ts";

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

export const manners: Manners<Wire> = {
  isPublic: ({ verb, card }) => !card && OPEN.includes(verb),
  publicSaid: (event) => covered(event)?.said ?? null,
  isTurnAlone: ({ event }) => event === "TurnBegan",
  isPlaced,
};
