import { expect, test } from "vitest";
import { dayOf, numberOn } from "./day.ts";

test("the day changes at midnight UTC, wherever one is", () => {
  const last = dayOf(new Date("2026-03-01T23:59:59Z"));
  expect(dayOf(new Date("2026-03-02T00:00:00Z"))).toBe(last + 1);
  expect(dayOf(new Date("2026-03-02T01:30:00+02:00"))).toBe(last);
});

test("each puzzle has its day before one comes again", () => {
  const numbers = Array.from({ length: 7 }, (_, day) => numberOn(20_000 + day, 7));
  expect(new Set(numbers)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7]));
  expect(numberOn(20_007, 7)).toBe(numberOn(20_000, 7));
});
