// @vitest-environment jsdom

import { beforeEach, expect, test } from "vitest";
import { solved } from "./solved.svelte.ts";

beforeEach(() => {
  localStorage.clear();
  solved.look();
});

test("what was solved is kept, once", () => {
  solved.note("c3", null);
  solved.note("c3", null);
  solved.look();
  expect([solved.has("c3"), solved.has("d4")]).toEqual([true, false]);
  expect(solved.count([{ id: "c3" }, { id: "d4" }])).toBe(1);
});

test("a streak grows by a day at a time, and not twice on one day", () => {
  for (const [id, day] of [
    ["a1", 100],
    ["a1", 100],
    ["b2", 101],
  ] as const)
    solved.note(id, day);
  expect(solved.streakOn(101)).toBe(2);
  expect(solved.streakOn(102)).toBe(2);
});

test("a day without ends it, and any other puzzle does not count", () => {
  solved.note("a1", 100);
  solved.note("f9", null);
  expect(solved.streakOn(102)).toBe(0);
  solved.note("c3", 102);
  expect(solved.streakOn(102)).toBe(1);
});

test("what cannot be read is nothing", () => {
  localStorage.setItem("panicroom.puzzles", '{"solved": "all", "day": "x"}');
  solved.look();
  expect([solved.count([{ id: "a1" }]), solved.streakOn(5)]).toEqual([0, 0]);
});
