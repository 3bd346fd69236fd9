import { expect, test } from "vitest";
import type { LaidCard } from "../../../wire/station.ts";
import { boxOf, centre, type Point } from "../geometry/cells.ts";
import { doorAt } from "../geometry/walls.ts";
import { occluders } from "./occluders.ts";
import { visible } from "./visibility.ts";

/** North of the Reactor lies a room with a security door to it, east the Terminal, south nothing. */
const LAID: readonly LaidCard[] = [
  { card: "reactor", cell: "0,0", quarter: "0" },
  { card: "terminal", cell: "1,0", quarter: "0" },
  { card: "run-1", cell: "0,1", quarter: "180" },
];

/** Whether the point is inside the polygon, by how often a line from it crosses the outline. */
function isInside(polygon: readonly Point[], { x, y }: Point): boolean {
  let inside = false;
  polygon.forEach((one, number) => {
    const other = polygon[(number + 1) % polygon.length]!;
    const isBetween = one.y > y !== other.y > y;
    const across = ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x;
    if (isBetween && x < across) inside = !inside;
  });
  return inside;
}

const lit = (from: Point, to: Point, doorsOpen = false, reach = 400): boolean =>
  isInside(visible(from, reach, occluders(LAID, doorsOpen)), to);

const lamp = { ...centre(boxOf("0,0")), y: doorAt("0,0", "e").y };

test("an open doorway lets light through, in a straight line", () => {
  expect(lit(lamp, { x: lamp.x + 150, y: lamp.y })).toBe(true);
  expect(lit(lamp, { x: lamp.x + 150, y: boxOf("1,0").y + 12 })).toBe(false);
});

test("a wall stops it", () => {
  const terminal = { x: centre(boxOf("1,0")).x, y: lamp.y };
  expect(lit(terminal, { x: terminal.x, y: terminal.y - 60 })).toBe(true);
  expect(lit(terminal, { x: terminal.x, y: terminal.y - 160 })).toBe(false);
});

test("a closed security door stops it, an open one does not", () => {
  const north = { x: lamp.x, y: lamp.y - 150 };
  expect(lit(lamp, north)).toBe(false);
  expect(lit(lamp, north, true)).toBe(true);
});

test("the two rooms of a card are dark to each other until their door opens", () => {
  const vault: readonly LaidCard[] = [{ card: "vault", cell: "0,0", quarter: "0" }];
  const { x, y } = boxOf("0,0");
  const [upper, lower] = [
    { x: x + 80, y: y + 50 },
    { x: x + 80, y: y + 130 },
  ];
  const seen = (doorsOpen: boolean) =>
    isInside(visible(upper, 200, occluders(vault, doorsOpen)), lower);
  expect(seen(false)).toBe(false);
  expect(seen(true)).toBe(true);
});

test("no light goes farther than it reaches", () => {
  expect(lit(lamp, { x: lamp.x, y: lamp.y + 190 }, false, 200)).toBe(true);
  expect(lit(lamp, { x: lamp.x, y: lamp.y + 210 }, false, 200)).toBe(false);
});

test("a torch lights what it faces, also westward, where angles begin anew", () => {
  const cone = { facing: Math.PI, spread: 0.36 };
  const beam = visible(lamp, 400, occluders(LAID, false), cone);
  expect(isInside(beam, { x: lamp.x - 150, y: lamp.y })).toBe(true);
  expect(isInside(beam, { x: lamp.x + 30, y: lamp.y })).toBe(false);
  expect(isInside(beam, { x: lamp.x - 20, y: lamp.y + 40 })).toBe(false);
});
