import type { Option, Room } from "../../wire/station.ts";
import { next, type Offer, targetsIn, waysTo } from "./choosing.ts";

export type Spot = { rooms: readonly Room[]; kind: string };
export type Mark = { kind: string; badge: string };

/** How a room is marked, if at all: the stage comes before aims, and aims before offers. */
export function markOf(
  room: Room,
  offer: Offer,
  aimed: Option | null,
  spot: Spot | null,
): Mark | null {
  if (spot?.rooms.includes(room)) return { kind: `spot ${spot.kind}`, badge: "" };
  if (offer.targets.length) return targetMark(targetsIn(offer, room), aimed);
  const ways = waysTo(offer, room);
  if (!ways.length) return aimed?.room === room ? { kind: "reach aimed", badge: "" } : null;
  const number = ways.findIndex(({ action }) => action === aimed?.action);
  const isMore = number >= 0 && ways.length > 1 && next(ways, aimed) !== aimed;
  const badge = isMore ? `${number + 1}/${ways.length}` : "";
  return { kind: number < 0 ? "reach" : "reach aimed", badge };
}

/** While a weapon is aimed, all other rooms are dimmed. */
function targetMark(targets: readonly Option[], aimed: Option | null): Mark {
  if (!targets.length) return { kind: "dim", badge: "" };
  const isAimed = targets.some(({ action }) => action === aimed?.action);
  const badge = targets.length > 1 ? `${targets.length}` : "";
  return { kind: isAimed ? "target aimed" : "target", badge };
}
