import type { Cell, Character, Option } from "../../../wire/station.ts";
import type { DrawnRoom } from "../drawing/drawing.ts";
import { boxOf, type Point } from "../geometry/cells.ts";
import {
  cellsOffered,
  type Meaning,
  next,
  type Offer,
  turnsAt,
  walkers,
  waysTo,
} from "./choosing.ts";

/** A small face in a room where either of the two could go: a tap on it sends that one. */
export type Badge = { option: Option; character: Character; at: Point };
/** A sign on a card that may be turned: a tap on it turns it. */
export type TurnSign = { cell: Cell; at: Point; turns: readonly Option[] };

/** Of a badge, from middle to middle. */
const STEP = 42;
const EDGE = 26;

/** As long as neither of the two is chosen. */
export function badgesIn(offer: Offer, { room, box }: DrawnRoom): Badge[] {
  if (offer.targets.length || walkers(offer).length < 2) return [];
  return waysTo(offer, room).flatMap((option, place) => {
    const at = { x: box.x + box.width - EDGE - place * STEP, y: box.y + EDGE };
    return option.character ? [{ option, character: option.character, at }] : [];
  });
}

export function turnSigns(offer: Offer): TurnSign[] {
  return cellsOffered(offer).flatMap((cell) => {
    const turns = turnsAt(offer, cell);
    const { x, y, width } = boxOf(cell);
    return turns.length > 1 ? [{ cell, at: { x: x + width - EDGE, y: y + EDGE }, turns }] : [];
  });
}

/** What a tap means that meets a badge or a sign, within a finger's reach. */
export function badgeMeaning(
  point: Point,
  { offer, rooms, aimed }: { offer: Offer; rooms: readonly DrawnRoom[]; aimed: Option | null },
  reach: number,
): Meaning | null {
  const signs = turnSigns(offer).map(({ at, turns }) => ({ at, turn: next(turns, aimed) }));
  const badges = rooms.flatMap((room) => badgesIn(offer, room));
  const met = [
    ...signs.flatMap(({ at, turn }) => (turn ? [{ at, meaning: { show: turn } }] : [])),
    ...badges.map(({ at, option }) => ({ at, meaning: { aim: option } })),
  ];
  let [found, least]: [Meaning | null, number] = [null, reach];
  for (const { at, meaning } of met) {
    const far = Math.hypot(at.x - point.x, at.y - point.y);
    if (far <= least) [found, least] = [meaning, far];
  }
  return found;
}
