// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Hold, HOLDS, lift } from "./hold.svelte.ts";

let done: ReturnType<typeof vi.fn<() => void>>;
let hold: Hold;

beforeEach(() => {
  vi.useFakeTimers();
  done = vi.fn<() => void>();
  hold = new Hold(done);
});
afterEach(() => void vi.useRealTimers());

test("held for long enough it is done, once", () => {
  hold.press();
  vi.advanceTimersByTime(HOLDS - 1);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(done).toHaveBeenCalledOnce();
  hold.release();
  vi.runAllTimers();
  expect(done).toHaveBeenCalledOnce();
});

test("let go too early nothing is done", () => {
  hold.press();
  vi.advanceTimersByTime(HOLDS / 2);
  hold.release();
  vi.runAllTimers();
  expect(done).not.toHaveBeenCalled();
  expect(hold.state).toBe("idle");
});

test("a finger that only taps twice seals nothing", () => {
  for (let tap = 0; tap < 2; tap++) {
    hold.press();
    hold.release();
  }
  vi.runAllTimers();
  expect(done).not.toHaveBeenCalled();
});

test("a key pressed twice does what holding does", () => {
  hold.press();
  hold.release(true);
  expect(hold.state).toBe("armed");
  hold.press();
  hold.release(true);
  expect(done).toHaveBeenCalledOnce();
});

test("a key that was pressed once does nothing after a while", () => {
  hold.press();
  hold.release(true);
  vi.runAllTimers();
  expect(hold.state).toBe("idle");
  hold.press();
  hold.release(true);
  expect(done).not.toHaveBeenCalled();
});

test("a key that repeats while held counts once", () => {
  hold.press();
  vi.advanceTimersByTime(HOLDS - 50);
  hold.press();
  vi.advanceTimersByTime(50);
  expect(done).toHaveBeenCalledOnce();
});

test("a finger that lifts late taps nothing that lies under it by then, and the next tap counts", () => {
  const tapped = vi.fn<() => void>();
  document.body.addEventListener("click", tapped);
  lift();
  document.body.dispatchEvent(new Event("pointerup", { bubbles: true }));
  document.body.click();
  expect(tapped).not.toHaveBeenCalled();
  vi.runAllTimers();
  document.body.click();
  expect(tapped).toHaveBeenCalledOnce();
});
