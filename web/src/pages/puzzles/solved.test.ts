// @vitest-environment jsdom

import { beforeEach, expect, test } from "vitest";
import { solved } from "./solved.svelte.ts";

beforeEach(() => {
  localStorage.clear();
  solved.look();
});

test("what was solved is kept, once", () => {
  solved.note(3, null);
  solved.note(3, null);
  solved.look();
  expect([solved.has(3), solved.has(4), solved.count(200)]).toEqual([true, false, 1]);
});

test("a streak grows by a day at a time, and not twice on one day", () => {
  for (const [number, day] of [
    [1, 100],
    [1, 100],
    [2, 101],
  ] as const)
    solved.note(number, day);
  expect(solved.streakOn(101)).toBe(2);
  expect(solved.streakOn(102)).toBe(2);
});

test("a day without ends it, and any other puzzle does not count", () => {
  solved.note(1, 100);
  solved.note(9, null);
  expect(solved.streakOn(102)).toBe(0);
  solved.note(3, 102);
  expect(solved.streakOn(102)).toBe(1);
});

test("what cannot be read is nothing", () => {
  localStorage.setItem("panicroom.puzzles", '{"solved": "all", "day": "x"}');
  solved.look();
  expect([solved.count(200), solved.streakOn(5)]).toEqual([0, 0]);
});
