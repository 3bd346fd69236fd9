// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../../../ui/settings.svelte.ts";
import { bearableAfter, FrameWatch } from "./frameWatch.ts";

const frames = (count: number, apart: number) => Array.from({ length: count }, () => apart);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("a slow machine draws less light step by step, a quick one all of it", () => {
  expect(bearableAfter(frames(30, 17), "full", "full")).toBe("full");
  expect(bearableAfter(frames(30, 60), "full", "full")).toBe("low");
  expect(bearableAfter(frames(30, 60), "low", "low")).toBe("off");
  expect(bearableAfter(frames(30, 60), "off", "off")).toBe("off");
});

test("a few slow frames say nothing", () => {
  expect(bearableAfter(frames(5, 500), "full", "full")).toBe("full");
  expect(bearableAfter([...frames(20, 17), ...frames(8, 500)], "full", "full")).toBe("full");
});

test("frames are asked for only from the beginning of a movement to its end", () => {
  const watch = new FrameWatch();
  watch.begin();
  watch.begin();
  vi.advanceTimersByTime(400);
  expect(vi.getTimerCount()).toBe(1);
  watch.end();
  expect(vi.getTimerCount()).toBe(0);
  expect(settings.bearable).toBe("full");
});

test("whoever sets the lights anew gets them, however slow it was", () => {
  settings.bearable = "low";
  expect(settings.lit).toBe("low");
  settings.light("full");
  expect(settings.lit).toBe("full");
});
