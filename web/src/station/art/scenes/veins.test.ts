import { expect, test } from "vitest";
import { veinsFrom } from "./veins.ts";

test("veins are thinner at every fork, and the same on each screen", () => {
  const veins = veinsFrom(720, 450, [0, 2, 4]);
  expect(veins).toEqual(veinsFrom(720, 450, [0, 2, 4]));
  expect(new Set(veins.map(({ fork }) => fork))).toEqual(new Set([0, 1, 2, 3, 4]));
  for (const { fork, width } of veins) expect(width).toBeCloseTo(8 * 0.72 ** fork);
});
