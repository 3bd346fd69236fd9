import type { Line } from "../table/log.svelte.ts";
import type { Event, Hunter, Manor, Seat, Wire } from "../wire/panik.ts";
import { ownerOf } from "./board.ts";
import { eventOf } from "./scoring.ts";

/** A hunter that has come to a manor. */
type Arrival = { hunter: Hunter; manor: Manor };

/** Who has come where since this seat last did something itself: the others' turns at a glance. */
export function arrivals(lines: readonly Line<Wire>[], viewer: Seat | null): Arrival[] {
  if (viewer === null) return [];
  const events = lines.flatMap((line) =>
    line.kind === "event" ? (eventOf(line.heard) ?? []) : [],
  );
  const since = events.findLastIndex((event) => doneBy(event) === viewer);
  return events.slice(since + 1).flatMap((event) => arrivalIn(event) ?? []);
}

/** Of those who stand at a manor, in their order: the last of a kind are the ones who came. */
export function areFresh(
  hunters: readonly Hunter[],
  manor: Manor,
  arrived: readonly Arrival[],
): boolean[] {
  return hunters.map((hunter, place) => {
    const came = arrived.filter((each) => each.hunter === hunter && each.manor === manor).length;
    const after = hunters.slice(place + 1).filter((other) => other === hunter).length;
    return after < came;
  });
}

function doneBy(event: Event): Seat | null {
  if (event.event === "HunterPlacedAgain") return ownerOf(event.hunter);
  return "seat" in event ? event.seat : null;
}

function arrivalIn(event: Event): Arrival | null {
  switch (event.event) {
    case "HunterPlaced":
      return { hunter: `${event.seat}:${event.kind}`, manor: event.manor };
    case "HunterPlacedAgain":
    case "HunterCalled":
      return { hunter: event.hunter, manor: event.manor };
    default:
      return null;
  }
}
