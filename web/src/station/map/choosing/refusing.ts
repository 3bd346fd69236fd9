import { helpful, type Refused } from "../../../table/refusals.ts";
import type { Cell, Room, Wire } from "../../../wire/station.ts";
import { grouped, type Reason } from "../../verbs/reasons.ts";
import type { Verb } from "../../verbs/verbs.ts";
import { cellsOffered, type Offer, waysTo } from "./choosing.ts";
import type { Drawn } from "../drawing/drawn.svelte.ts";

/** What one may wonder about on the map. */
export const MAP_VERBS: readonly Verb[] = ["move", "explore", "lay"];

/** Whether a tap on a room would have been a step into it, had there been a way. */
export function isStepMissed(room: Room, offer: Offer): boolean {
  return offer.options.length > 0 && !offer.targets.length && !waysTo(offer, room).length;
}

/** Why none of those who stand next to the room may step into it, as the server says. */
export function reasonsAgainst(
  room: Room,
  { offer, refused }: Pick<Drawn, "offer" | "refused">,
): Reason[] {
  if (!refused || !isStepMissed(room, offer)) return [];
  const { actor } = offer;
  const steps = refused.filter(({ sketch }) => {
    const isMeant = actor === null || sketch.character === actor;
    return sketch.verb === "move" && isMeant && sketch.room === room;
  });
  return grouped(steps);
}

/** The free cells where the card that must be laid may not lie, and the server says why. */
export function cellsRefused({
  view,
  offer,
  refused,
}: Pick<Drawn, "view" | "offer" | "refused">): Cell[] {
  if (!refused || !offer.options.some(({ verb }) => verb === "lay")) return [];
  const known = [...view.map.map(({ cell }) => cell), ...cellsOffered(offer)];
  const cells = refused.flatMap(({ sketch: { verb, cell } }) =>
    verb === "lay" && cell !== undefined ? [cell] : [],
  );
  return [...new Set(cells)].filter((cell) => !known.includes(cell));
}

export function reasonsAt(cell: Cell, refused: readonly Refused<Wire>[]): Reason[] {
  const there = refused.filter(({ sketch }) => sketch.verb === "lay" && sketch.cell === cell);
  return helpful(grouped(there));
}
