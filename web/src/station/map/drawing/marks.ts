import type { Option, Room } from "../../../wire/station.ts";
import { type Offer, targetsIn, waysTo } from "../choosing/choosing.ts";

export type Spot = { rooms: readonly Room[]; kind: string };
/** `count` says how many can be hit there, if there are several. */
export type Mark = { kind: string; count?: number };

/** How a room is marked, if at all: the stage comes before aims, and aims before offers. */
export function markOf(
  room: Room,
  offer: Offer,
  aimed: Option | null,
  spot: Spot | null,
): Mark | null {
  if (spot?.rooms.includes(room)) return { kind: `spot ${spot.kind}` };
  if (offer.targets.length) return targetMark(targetsIn(offer, room), aimed);
  const ways = waysTo(offer, room);
  if (!ways.length) return aimed?.room === room ? { kind: "reach aimed" } : null;
  const isAimed = ways.some(({ action }) => action === aimed?.action);
  return { kind: isAimed ? "reach aimed" : "reach" };
}

/** While a weapon is aimed, all other rooms are dimmed. */
function targetMark(targets: readonly Option[], aimed: Option | null): Mark {
  if (!targets.length) return { kind: "dim" };
  const isAimed = targets.some(({ action }) => action === aimed?.action);
  const kind = isAimed ? "target aimed" : "target";
  return targets.length > 1 ? { kind, count: targets.length } : { kind };
}
