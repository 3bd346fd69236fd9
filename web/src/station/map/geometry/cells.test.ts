import { expect, test } from "vitest";
import { around, beside, boxOf, centre, distance, edge, holds, opposite, SIZE } from "./cells.ts";

test("the north is up, the east is right", () => {
  expect(boxOf("0,0")).toEqual({ x: 0, y: 0, width: SIZE, height: SIZE });
  expect(boxOf("-1,2")).toMatchObject({ x: -SIZE, y: -2 * SIZE });
  expect(beside("0,0", "n")).toBe("0,1");
  expect(beside("-1,0", "w")).toBe("-2,0");
  expect(opposite("n")).toBe("s");
  expect(opposite("w")).toBe("e");
});

test("a side's middle is where its doorway is", () => {
  expect(edge(boxOf("0,0"), "n")).toEqual({ x: SIZE / 2, y: 0 });
  expect(edge(boxOf("0,0"), "e")).toEqual({ x: SIZE, y: SIZE / 2 });
  expect(edge(boxOf("0,0"), "s")).toEqual(edge(boxOf("0,-1"), "n"));
});

test("the bounds hold every card and no more", () => {
  const bounds = around(["0,0", "2,1", "-1,-1"].map(boxOf));
  expect(bounds).toEqual({ x: -SIZE, y: -SIZE, width: 4 * SIZE, height: 3 * SIZE });
  expect(around([])).toEqual(boxOf("0,0"));
});

test("a point between two cards belongs to one of them", () => {
  const seam = { x: SIZE, y: 10 };
  expect(["0,0", "1,0"].filter((cell) => holds(boxOf(cell), seam))).toEqual(["1,0"]);
});

test("what lies rather another way is not that way", () => {
  const [here, east, north] = ["0,0", "2,1", "0,2"].map((cell) => centre(boxOf(cell)));
  expect(distance(here!, east!, "e")).toBeGreaterThan(0);
  expect(distance(here!, east!, "w")).toBeNull();
  expect(distance(here!, north!, "e")).toBeNull();
});
