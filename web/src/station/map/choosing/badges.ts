import type { Cell, Character, Option } from "../../../wire/station.ts";
import type { DrawnRoom } from "../drawing/drawing.ts";
import { boxOf, type Point } from "../geometry/cells.ts";
import {
  cellsOffered,
  isSame,
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
/** Of the drawn face: all that is left of a badge once the other of the two is to go there. */
const FACE = 16;

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

/**
 * What a tap means that meets a badge or a sign, within a finger's reach. A second tap on an aimed
 * place does what was aimed at: it means the other of the two only on the very face of that one.
 */
export function badgeMeaning(
  point: Point,
  { offer, rooms, aimed }: { offer: Offer; rooms: readonly DrawnRoom[]; aimed: Option | null },
  reach: number,
): Meaning | null {
  const signs = turnSigns(offer).map(({ at, turns }) => ({ at, turn: next(turns, aimed) }));
  const badges = rooms.flatMap((room) => badgesIn(offer, room));
  const isOther = (option: Option): boolean =>
    option.room === aimed?.room && !isSame(option, aimed);
  const met = [
    ...signs.flatMap(({ at, turn }) =>
      turn ? [{ at, within: reach, meaning: { show: turn } }] : [],
    ),
    ...badges.map(({ at, option }) => {
      return { at, within: isOther(option) ? FACE : reach, meaning: { aim: option } };
    }),
  ];
  let [found, least]: [Meaning | null, number] = [null, reach];
  for (const { at, within, meaning } of met) {
    const far = Math.hypot(at.x - point.x, at.y - point.y);
    if (far <= within && far <= least) [found, least] = [meaning, far];
  }
  return found;
}
