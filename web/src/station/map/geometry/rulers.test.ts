import { expect, test } from "vitest";
import { boxOf, centre } from "./cells.ts";
import { ticksOf } from "./rulers.ts";

test("every column and row that has a card or might get one has its number beside it", () => {
  const { columns, rows } = ticksOf(["0,0", "-2,1", "0,-1"]);
  expect(columns.map(({ number }) => number)).toEqual([-2, -1, 0]);
  expect(rows.map(({ number }) => number)).toEqual([-1, 0, 1]);
  expect(columns[0]?.at).toBe(centre(boxOf("-2,1")).x);
  expect(rows[2]?.at).toBe(centre(boxOf("-2,1")).y);
});
