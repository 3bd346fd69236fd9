import type { Direction, Option } from "../../../wire/station.ts";
import { centre, distance } from "../geometry/cells.ts";
import {
  cellsOffered,
  firstOfEach,
  isLaying,
  isWalking,
  next,
  type Offer,
  turnsAt,
} from "./choosing.ts";
import type { DrawnRoom } from "../drawing/drawing.ts";
import { placeOf } from "../geometry/places.ts";

/** Turned a quarter further, as far as that is allowed. */
export function turned(offer: Offer, aimed: Option | null): Option | null {
  if (!aimed?.cell || !isLaying(aimed)) return null;
  const turns = turnsAt(offer, aimed.cell);
  return turns.length > 1 ? next(turns, aimed) : null;
}

/** The place before or after the aimed one, in its first turn. */
export function stepped(offer: Offer, aimed: Option | null, by: 1 | -1): Option | null {
  const cells = cellsOffered(offer);
  const here = aimed?.cell === undefined ? -1 : cells.indexOf(aimed.cell);
  const there = here < 0 && by < 0 ? -1 : (here + by) % cells.length;
  const cell = cells.at(there);
  return cell === undefined ? null : (turnsAt(offer, cell)[0] ?? null);
}

/** What an arrow key means: the way of a character, or the next place that way on the map. */
export function towards(
  offer: Offer,
  direction: Direction,
  aimed: Option | null,
  rooms: readonly DrawnRoom[],
): Option | null {
  if (offer.targets.length) return nearest(offer.targets, direction, aimed, rooms);
  const laid = offer.options.filter(({ verb }) => verb === "lay");
  if (laid.length) return nearest(laid, direction, aimed, rooms);
  const ways = offer.options.filter(
    (each) => (isWalking(each) || each.verb === "explore") && each.direction === direction,
  );
  const own = ways.filter(({ character }) => offer.actor === null || character === offer.actor);
  const firsts = firstOfEach(own, ({ character, cell, room }) => `${character} ${cell ?? room}`);
  return next(firsts, aimed);
}

/** Of what is offered in several places, the nearest that way from what is aimed at. */
function nearest(
  options: readonly Option[],
  direction: Direction,
  aimed: Option | null,
  rooms: readonly DrawnRoom[],
): Option | null {
  const here = options.find(({ action }) => action === aimed?.action);
  const from = here && placeOf(here, rooms);
  if (!from) return options[0] ?? null;
  let best: { option: Option; far: number } | null = null;
  for (const option of options) {
    const place = placeOf(option, rooms);
    const far = place && distance(centre(from), centre(place), direction);
    if (far !== null && (best === null || far < best.far)) best = { option, far };
  }
  return best?.option ?? null;
}
