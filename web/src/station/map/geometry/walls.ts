import type { Direction, LaidCard, Quarter, RoomCard } from "../../../wire/station.ts";
import {
  beside,
  type Box,
  boxOf,
  centre,
  DIRECTIONS,
  edge,
  opposite,
  type Point,
} from "./cells.ts";
import { isDivided, type Side, sidesOf } from "./printed.ts";

/** Between a card's edge and its walls. */
export const INSET = 4;
export const DOORWAY = 38;

/** A way through a wall. `leads` is false where no card lies behind it yet. */
export type Doorway = {
  key: string;
  at: Point;
  /** Of the wall it is in: level walls run from west to east. */
  isLevel: boolean;
  isSecured: boolean;
  leads: boolean;
};

function inside({ x, y, width, height }: Box): Box {
  return { x: x + INSET, y: y + INSET, width: width - 2 * INSET, height: height - 2 * INSET };
}

/** The walls of a card that lies in the box, with gaps for its doorways, as a path. */
export function walls(card: RoomCard, quarter: Quarter, box: Box): string {
  const room = inside(box);
  const sides = sidesOf(card, quarter);
  const lines = DIRECTIONS.map((direction) => wall(room, direction, sides[direction]));
  if (isDivided(card)) lines.push(level(room, centre(box).y, true));
  return lines.join("");
}

function wall(room: Box, direction: Direction, side: Side): string {
  const hasGap = side !== "wall";
  const { x, y } = edge(room, direction);
  return direction === "n" || direction === "s" ? level(room, y, hasGap) : upright(room, x, hasGap);
}

function level({ x, width }: Box, y: number, hasGap: boolean): string {
  if (!hasGap) return `M${x} ${y}h${width}`;
  const part = (width - DOORWAY) / 2;
  return `M${x} ${y}h${part}m${DOORWAY} 0h${part}`;
}

function upright({ y, height }: Box, x: number, hasGap: boolean): string {
  if (!hasGap) return `M${x} ${y}v${height}`;
  const part = (height - DOORWAY) / 2;
  return `M${x} ${y}v${part}m0 ${DOORWAY}v${part}`;
}

/** Each doorway once, though two cards share it; a passage is secured if either side is. */
export function doorways(laid: readonly LaidCard[]): Doorway[] {
  const at = new Map(laid.map((card) => [card.cell, sidesOf(card.card, card.quarter)]));
  const found: Doorway[] = [];
  for (const { card, cell, quarter } of laid) {
    const sides = sidesOf(card, quarter);
    for (const direction of DIRECTIONS.filter((each) => sides[each] !== "wall")) {
      const theirs = at.get(beside(cell, direction))?.[opposite(direction)];
      if (theirs !== undefined && (direction === "s" || direction === "w")) continue;
      const isSecured = sides[direction] === "security" || theirs === "security";
      const isLevel = direction === "n" || direction === "s";
      const place = edge(boxOf(cell), direction);
      const key = `${cell}${direction}`;
      found.push({ key, at: place, isLevel, isSecured, leads: theirs !== undefined });
    }
    if (isDivided(card)) found.push(innerDoor(cell, centre(boxOf(cell))));
  }
  return found;
}

/** A card of two rooms is divided by a security door. */
function innerDoor(cell: string, at: Point): Doorway {
  return { key: `${cell}inside`, at, isLevel: true, isSecured: true, leads: true };
}

/** The sides by which a card would be joined to what lies around it. */
export function joints(laid: readonly LaidCard[], new_: LaidCard): Point[] {
  const others = new Map(laid.map((card) => [card.cell, card]));
  const sides = sidesOf(new_.card, new_.quarter);
  return DIRECTIONS.filter(
    (direction) => sides[direction] !== "wall" && others.has(beside(new_.cell, direction)),
  ).map((direction) => edge(inside(boxOf(new_.cell)), direction));
}
