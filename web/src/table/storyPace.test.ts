import { expect, test } from "vitest";
import { SPEEDS } from "../ui/settings.svelte.ts";
import { gravest, isBehindBy, isTooMuch, restAfter, SHORTEST, timed } from "./storyPace.ts";

const MOVE = { lasts: 450, tells: 0 };
const TRADE = { lasts: 2500, tells: 2000 };

test("nothing that is shown is shown for less than 400 ms", () => {
  for (const speed of SPEEDS.filter((each) => each !== "instant"))
    for (const haste of ["none", "half", "gravest"] as const)
      expect(timed(MOVE, speed, haste).lasts).toBeGreaterThanOrEqual(SHORTEST);
});

test("behind it takes half the time, and the words still come after the picture", () => {
  expect(timed(TRADE, "normal", "none")).toEqual(TRADE);
  expect(timed(TRADE, "normal", "half")).toEqual({ lasts: 1250, tells: 1000 });
  expect(timed(TRADE, "slow", "none").lasts).toBe(4000);
  expect(timed(TRADE, "fast", "none").lasts).toBe(1500);
});

test("who wants no story is shown none", () => {
  expect(timed(TRADE, "instant", "none")).toEqual({ lasts: 0, tells: 0 });
  expect(restAfter("instant", "none")).toBe(0);
});

test("what is not shown stays so", () => {
  expect(timed({ lasts: 0, tells: 0 }, "slow", "none").lasts).toBe(0);
});

test("four events or six seconds are behind", () => {
  expect(isBehindBy({ events: 3, time: 5900 })).toBe(false);
  expect(isBehindBy({ events: 4, time: 100 })).toBe(true);
  expect(isBehindBy({ events: 1, time: 6000 })).toBe(true);
});

test("of an act the longest event is the gravest, and of two the last", () => {
  expect(gravest([MOVE, TRADE, TRADE, MOVE])).toBe(2);
});

test("with no time at all small things are left to the map, great ones never", () => {
  expect(timed(MOVE, "normal", "great").lasts).toBe(0);
  expect(timed(TRADE, "normal", "great").lasts).toBe(875);
});

test("what is old and much is too much to watch", () => {
  expect(isTooMuch({ events: 4, time: 2000 }, 20_001)).toBe(true);
  expect(isTooMuch({ events: 4, time: 2000 }, 20_000)).toBe(false);
  expect(isTooMuch({ events: 2, time: 2000 }, 60_000)).toBe(false);
});
