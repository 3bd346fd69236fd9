import type { Cell, Direction, LaidCard } from "../../../wire/station.ts";
import { beside, boxOf, DIRECTIONS, edge, opposite, type Point } from "./cells.ts";
import { isDivided, sidesOf } from "./printed.ts";

export const DOORWAY = 48;
/** Rooms are seen a little from the south: the middle of a floor lies lower than that of its card. */
const LOWER = 8;
/** Between the two rooms of a card. */
const INNER = 84;

/** A way through a wall. `leads` is false where no card lies behind it yet. */
export type Doorway = {
  key: string;
  at: Point;
  /** The side of the card it is on; that of a door inside a card is the southern one. */
  side: Direction;
  isSecured: boolean;
  leads: boolean;
};

/** Where the doorway of a side is drawn. */
export function doorAt(cell: Cell, side: Direction): Point {
  const { x, y } = edge(boxOf(cell), side);
  return { x, y: side === "e" || side === "w" ? y + LOWER : y };
}

/** Each doorway once, though two cards share it; a passage is secured if either side is. */
export function doorways(laid: readonly LaidCard[]): Doorway[] {
  const at = new Map(laid.map((card) => [card.cell, sidesOf(card.card, card.quarter)]));
  const found: Doorway[] = [];
  for (const { card, cell, quarter } of laid) {
    const sides = sidesOf(card, quarter);
    for (const side of DIRECTIONS.filter((each) => sides[each] !== "wall")) {
      const theirs = at.get(beside(cell, side))?.[opposite(side)];
      if (theirs !== undefined && (side === "s" || side === "w")) continue;
      const isSecured = sides[side] === "security" || theirs === "security";
      const key = `${cell}${side}`;
      found.push({ key, at: doorAt(cell, side), side, isSecured, leads: theirs !== undefined });
    }
    if (isDivided(card)) found.push(innerDoor(cell));
  }
  return found;
}

/** A card of two rooms is divided by a security door. */
function innerDoor(cell: Cell): Doorway {
  return { key: `${cell}inside`, at: innerAt(cell), side: "s", isSecured: true, leads: true };
}

export function innerAt(cell: Cell): Point {
  const { x, y, width } = boxOf(cell);
  return { x: x + width / 2, y: y + INNER };
}

/** The free cells behind doorways: where a card may come to lie one day. */
export function cellsBeyond(laid: readonly LaidCard[]): Cell[] {
  const known = new Set(laid.map(({ cell }) => cell));
  const beyond = laid.flatMap(({ card, cell, quarter }) => {
    const sides = sidesOf(card, quarter);
    return DIRECTIONS.filter((side) => sides[side] !== "wall").map((side) => beside(cell, side));
  });
  return [...new Set(beyond)].filter((cell) => !known.has(cell));
}
