import { expect, test } from "vitest";
import { SPEEDS } from "../ui/settings.svelte.ts";
import {
  CALM,
  gravest,
  type Haste,
  HASTES,
  isBehindBy,
  isTooMuch,
  restAfter,
  SHORTEST,
  timed,
} from "./storyPace.ts";

const MOVE = { lasts: 450, tells: 0 };
const TRADE = { lasts: 2500, tells: 2000 };
const HALF: Haste = { part: 0.5, quiet: "each", isGravestOnly: false };

test("nothing that is shown is shown for less than 400 ms", () => {
  for (const speed of SPEEDS.filter((each) => each !== "instant"))
    for (const haste of [CALM, ...HASTES])
      for (const { lasts } of [timed(MOVE, speed, haste), timed(TRADE, speed, haste)])
        expect(lasts === 0 || lasts >= SHORTEST).toBe(true);
});

test("behind it takes half the time, and the words still come after the picture", () => {
  expect(timed(TRADE, "normal", CALM)).toEqual(TRADE);
  expect(timed(TRADE, "normal", HALF)).toEqual({ lasts: 1250, tells: 1000 });
  expect(timed(TRADE, "slow", CALM).lasts).toBe(4000);
  expect(timed(TRADE, "fast", CALM).lasts).toBe(1500);
});

test("haste takes nothing of what must be read, and speed does", () => {
  const read = { lasts: 500, tells: 100, weight: "whole" } as const;
  for (const haste of [CALM, ...HASTES]) expect(timed(read, "normal", haste)).toEqual(read);
  expect(timed({ ...read, lasts: 5000 }, "fast", CALM).lasts).toBe(3000);
});

test("who wants no story is shown none", () => {
  expect(timed(TRADE, "instant", CALM)).toEqual({ lasts: 0, tells: 0 });
  expect(restAfter("instant", CALM)).toBe(0);
});

test("what is not shown stays so", () => {
  expect(timed({ lasts: 0, tells: 0 }, "slow", CALM).lasts).toBe(0);
});

test("four events or six seconds are behind", () => {
  expect(isBehindBy({ events: 3, time: 5900 })).toBe(false);
  expect(isBehindBy({ events: 4, time: 100 })).toBe(true);
  expect(isBehindBy({ events: 1, time: 6000 })).toBe(true);
});

test("of an act the longest event is the gravest, and of two the last", () => {
  expect(gravest([MOVE, TRADE, TRADE, MOVE])).toBe(2);
});

test("what is old and much is too much to watch", () => {
  expect(isTooMuch({ events: 4, time: 2000 }, 20_001)).toBe(true);
  expect(isTooMuch({ events: 4, time: 2000 }, 20_000)).toBe(false);
  expect(isTooMuch({ events: 2, time: 2000 }, 60_000)).toBe(false);
});
