import type { Direction, LaidCard } from "../../../wire/station.ts";
import { boxOf, DIRECTIONS, type Point } from "../geometry/cells.ts";
import { isDivided, sidesOf } from "../geometry/printed.ts";
import { doorAt, DOORWAY, innerAt } from "../geometry/walls.ts";

/** A piece of wall that stops light. */
export type Segment = { from: Point; to: Point };

/** The walls of all cards. Closed security doors stop light as walls do, other doorways let it through. */
export function occluders(laid: readonly LaidCard[], doorsOpen: boolean): Segment[] {
  return laid.flatMap(({ card, cell, quarter }) => {
    const sides = sidesOf(card, quarter);
    const found = DIRECTIONS.flatMap((side) => {
      const isOpen = sides[side] === "open" || (sides[side] === "security" && doorsOpen);
      const wall = sideOf(cell, side);
      return isOpen ? withGap(wall, doorAt(cell, side)) : [wall];
    });
    return isDivided(card) ? [...found, ...innerWall(cell, doorsOpen)] : found;
  });
}

function sideOf(cell: string, side: Direction): Segment {
  const { x, y, width, height } = boxOf(cell);
  const [east, south] = [x + width, y + height];
  if (side === "n") return { from: { x, y }, to: { x: east, y } };
  if (side === "s") return { from: { x, y: south }, to: { x: east, y: south } };
  const along = side === "w" ? x : east;
  return { from: { x: along, y }, to: { x: along, y: south } };
}

function innerWall(cell: string, doorsOpen: boolean): Segment[] {
  const { x, width } = boxOf(cell);
  const door = innerAt(cell);
  const wall = { from: { x, y: door.y }, to: { x: x + width, y: door.y } };
  return doorsOpen ? withGap(wall, door) : [wall];
}

/** Either part of a wall beside the doorway at this place. */
function withGap({ from, to }: Segment, door: Point): Segment[] {
  const [dx, dy] = from.y === to.y ? [DOORWAY / 2, 0] : [0, DOORWAY / 2];
  return [
    { from, to: { x: door.x - dx, y: door.y - dy } },
    { from: { x: door.x + dx, y: door.y + dy }, to },
  ];
}
