// @vitest-environment jsdom

import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Cover, coverOnceAnswered } from "./cover.svelte.ts";
import { settings } from "../ui/settings.svelte.ts";

let cover: Cover;

beforeEach(() => {
  vi.useFakeTimers();
  settings.set("peek", true);
  cover = new Cover();
  cover.lift();
});
afterEach(() => {
  cover.drop();
  settings.set("peek", false);
  vi.useRealTimers();
});

test("it stays uncovered as long as somebody taps", () => {
  for (let tap = 0; tap < 5; tap++) {
    vi.advanceTimersByTime(9000);
    dispatchEvent(new Event("pointerdown"));
  }
  expect(cover.isOn).toBe(false);
});

test("a phone that nobody touches is covered again", () => {
  vi.advanceTimersByTime(10_000);
  expect(cover.isOn).toBe(true);
});

test("it is covered again when the page loses the focus", () => {
  for (const [target, parting] of [
    [window, "blur"],
    [window, "pagehide"],
    [document, "visibilitychange"],
  ] as const) {
    cover.lift();
    target.dispatchEvent(new Event(parting));
    expect(cover.isOn, parting).toBe(true);
  }
});

test("what was covered by hand is not uncovered by anything that comes later", () => {
  cover.toggle();
  dispatchEvent(new Event("pointerdown"));
  vi.advanceTimersByTime(20_000);
  expect(cover.isOn).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test("once one has answered, or left, all is covered; between two answers of a turn it is not", () => {
  let decision = $state<number | null>(7);
  const leave = $effect.root(() => coverOnceAnswered(cover, () => decision !== null));
  const decide = (next: number | null): void => {
    decision = next;
    flushSync();
  };
  decide(8);
  expect(cover.isOn).toBe(false);
  decide(null);
  expect(cover.isOn).toBe(true);
  cover.lift();
  leave();
  expect(cover.isOn).toBe(true);
});
