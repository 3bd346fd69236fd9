import type { Standing } from "../table/standing.ts";
import type { Piece } from "../table/story.svelte.ts";
import type { Event, Manor, View, Wire } from "../wire/panik.ts";
import { type Place, placesOf } from "./board.ts";
import { eventOf } from "./scoring.ts";

/** What lies on the table: how things stand after the piece on the stage. */
export function viewShown(drawn: Standing<Wire> | null, now: Piece<Wire> | null): View | null {
  return (now?.after ?? drawn)?.view ?? null;
}

/** As in `viewShown`, but what is still to be told of the same answer has not happened yet. */
export function placesShown(drawn: Standing<Wire> | null, now: Piece<Wire> | null): Place[] {
  const view = viewShown(drawn, now);
  if (view === null) return [];
  const before = drawn?.view ? placesOf(drawn.view) : [];
  const later = now ? changedAfter(now) : new Set<Manor>();
  return placesOf(view).map((place, at) => (later.has(place.id) ? (before[at] ?? place) : place));
}

function changedAfter({ heard, after }: Piece<Wire>): Set<Manor> {
  const all = after.heard;
  const later = all.slice(all.indexOf(heard as (typeof all)[number]) + 1).map(eventOf);
  return new Set(later.flatMap((event) => (event ? changedBy(event) : [])));
}

/** The manors that look different after it. */
function changedBy(event: Event): Manor[] {
  switch (event.event) {
    case "ManorTurned":
    case "HunterPlaced":
    case "HunterSentBack":
    case "HunterPlacedAgain":
      return [event.manor];
    case "HunterCalled":
      return [event.origin, event.manor];
    default:
      return [];
  }
}

/** The manor to look at while this is told. */
export function spotOf(now: Piece<Wire> | null): Manor | null {
  const event = eventOf(now?.heard);
  return event && manorIn(event);
}

/** Where it happened. */
export function manorIn(event: Event): Manor | null {
  return event.event === "ManorScored" ? event.manor : (changedBy(event).at(-1) ?? null);
}
