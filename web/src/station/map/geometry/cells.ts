import type { Cell, Direction } from "../../../wire/station.ts";

/** The side of a card on the drawing; all the map is measured in this. */
export const SIZE = 160;

export type Point = { x: number; y: number };
export type Box = Point & { width: number; height: number };

export const DIRECTIONS: readonly Direction[] = ["n", "e", "s", "w"];
const STEPS: Record<Direction, readonly [number, number]> = {
  n: [0, 1],
  e: [1, 0],
  s: [0, -1],
  w: [-1, 0],
};

function numbers(cell: Cell): [number, number] {
  const [east = "0", north = "0"] = cell.split(",");
  return [Number(east), Number(north)];
}

export function beside(cell: Cell, direction: Direction): Cell {
  const [east, north] = numbers(cell);
  const [eastward, northward] = STEPS[direction];
  return `${east + eastward},${north + northward}`;
}

export function opposite(direction: Direction): Direction {
  return DIRECTIONS[(DIRECTIONS.indexOf(direction) + 2) % 4] ?? direction;
}

/** Where a card lies on the drawing: the north is up. */
export function boxOf(cell: Cell): Box {
  const [east, north] = numbers(cell);
  return { x: east * SIZE, y: (0 - north) * SIZE, width: SIZE, height: SIZE };
}

export function centre({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** The middle of a side. */
export function edge(box: Box, direction: Direction): Point {
  const { x, y } = centre(box);
  const [eastward, northward] = STEPS[direction];
  return { x: x + (eastward * box.width) / 2, y: y - (northward * box.height) / 2 };
}

export function holds({ x, y, width, height }: Box, point: Point): boolean {
  return point.x >= x && point.x < x + width && point.y >= y && point.y < y + height;
}

/** The least box around all of these. */
export function around(boxes: readonly Box[]): Box {
  if (!boxes.length) return boxOf("0,0");
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const below = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: below - y };
}

/** How far `to` lies that way from `from`, or null if it rather lies another way. */
export function distance(from: Point, to: Point, direction: Direction): number | null {
  const [eastward, northward] = STEPS[direction];
  const [east, north] = [to.x - from.x, from.y - to.y];
  const ahead = east * eastward + north * northward;
  const aside = Math.abs(east * northward) + Math.abs(north * eastward);
  return ahead > 0 && aside <= ahead * 2 ? ahead + 2 * aside : null;
}
