import { expect, test } from "vitest";
import { tendrilsFrom } from "./tendrils.ts";

test("tendrils grow from where they begin, the same on each screen", () => {
  const grown = tendrilsFrom(720, 430, 31);
  expect(grown).toEqual(tendrilsFrom(720, 430, 31));
  expect(grown.thick.split("M")).toHaveLength(14);
  expect(grown.thin).not.toBe("");
  expect(grown.filled).not.toMatch(/NaN|undefined/);
});
