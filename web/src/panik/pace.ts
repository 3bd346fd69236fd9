import type { Heard } from "../table/standing.ts";
import type { Event, Wire } from "../wire/panik.ts";
import { eventOf } from "./scoring.ts";

const STAYS: Record<Event["event"], number> = {
  GameBegan: 0,
  ManorsDealt: 0,
  ManorTurned: 600,
  HunterPlaced: 700,
  HunterSentBack: 900,
  HunterPlacedAgain: 700,
  HunterCalled: 900,
  ManorScored: 1300,
  GameEnded: 0,
};
/** Nobody has to watch a manor that pays nobody. */
const EMPTY = 400;

/** How long an event stays on the stage, in milliseconds; without motion as long. */
export function paceOf(heard: Heard<Wire>): number {
  const event = eventOf(heard);
  if (event === null) return 0;
  if (event.event === "ManorScored" && !event.points.some(Boolean)) return EMPTY;
  return STAYS[event.event] ?? 0;
}
