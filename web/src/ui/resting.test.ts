// @vitest-environment jsdom

import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { IDLE } from "./resting.svelte.ts";
import { Idling } from "./resting.example.svelte.ts";

let table: Idling;

beforeEach(() => {
  vi.useFakeTimers();
  table = new Idling();
});
afterEach(() => {
  table.leave();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function pass(time: number): boolean {
  vi.advanceTimersByTime(time);
  flushSync();
  return table.isResting;
}

test("a table at which nothing happens rests after a while", () => {
  expect(pass(IDLE - 1)).toBe(false);
  expect(pass(1)).toBe(true);
});

test("a touch or an event wakes it", () => {
  pass(IDLE);
  dispatchEvent(new Event("pointerdown"));
  expect(pass(0)).toBe(false);
  pass(IDLE);
  table.happens();
  expect(pass(0)).toBe(false);
  expect(pass(IDLE)).toBe(true);
});

test("a hidden tab always rests", () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(pass(0)).toBe(true);
});
