import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Succession } from "./succession.svelte.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the table can be taken over once the time has come, and not if the owner is back", () => {
  const succession = new Succession();
  succession.hear({ seat: 2, wait: 1000 });
  expect([succession.seat, succession.isDue]).toEqual([2, false]);
  vi.advanceTimersByTime(1000);
  expect(succession.isDue).toBe(true);
  succession.hear({ seat: 2, wait: 1000 });
  succession.hear(null);
  vi.advanceTimersByTime(1000);
  expect([succession.seat, succession.isDue]).toEqual([null, false]);
});
