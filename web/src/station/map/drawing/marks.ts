import type { Option, Role, Room } from "../../../wire/station.ts";
import { roleOf } from "../../names.ts";
import { type Offer, targetsIn, walkers, waysTo } from "../choosing/choosing.ts";

export type Spot = { rooms: readonly Room[]; kind: string };
/** `signs` say who can go there, or how many can be hit; the one that is aimed is lit. */
export type Sign = { of: Role | number; isLit: boolean };
export type Mark = { kind: string; signs: readonly Sign[] };

/** How a room is marked, if at all: the stage comes before aims, and aims before offers. */
export function markOf(
  room: Room,
  offer: Offer,
  aimed: Option | null,
  spot: Spot | null,
): Mark | null {
  if (spot?.rooms.includes(room)) return { kind: `spot ${spot.kind}`, signs: [] };
  if (offer.targets.length) return targetMark(targetsIn(offer, room), aimed);
  const ways = waysTo(offer, room);
  if (!ways.length) return aimed?.room === room ? { kind: "reach aimed", signs: [] } : null;
  const isAimed = ways.some(({ action }) => action === aimed?.action);
  const isEither = walkers(offer).length > 1;
  return { kind: isAimed ? "reach aimed" : "reach", signs: isEither ? comers(ways, aimed) : [] };
}

/** Where either of the two could be meant, each place says which of them gets there. */
function comers(ways: readonly Option[], aimed: Option | null): Sign[] {
  return ways.flatMap(({ action, character }) =>
    character ? [{ of: roleOf(character), isLit: action === aimed?.action }] : [],
  );
}

/** While a weapon is aimed, all other rooms are dimmed. */
function targetMark(targets: readonly Option[], aimed: Option | null): Mark {
  if (!targets.length) return { kind: "dim", signs: [] };
  const isAimed = targets.some(({ action }) => action === aimed?.action);
  const signs = targets.length > 1 ? [{ of: targets.length, isLit: isAimed }] : [];
  return { kind: isAimed ? "target aimed" : "target", signs };
}
