// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { WALK_MS, Lighting } from "./lighting.ts";
import type { Bearer, Light } from "./sources.ts";

let isStill = false;

beforeEach(() => {
  vi.useFakeTimers();
  isStill = false;
  vi.stubGlobal("matchMedia", () => ({ matches: isStill }));
});
afterEach(() => vi.useRealTimers());

const bearer = (key: string, x: number, role: "T" | "A" = "A"): Bearer => {
  return { key, at: { x, y: 84 }, role, share: 1 };
};

function lighting() {
  const still = vi.fn<(lights: readonly Light[], over: string) => void>();
  const move = vi.fn<(lights: readonly Light[]) => void>();
  const made = new Lighting();
  made.show({ still, move }, []);
  return { made, still, move };
}

test("nobody moves: no frame is asked for", () => {
  const { made, still, move } = lighting();
  made.place([bearer("red.A", 80)], []);
  made.place([bearer("red.A", 80)], []);
  expect(vi.getTimerCount()).toBe(0);
  expect(still).toHaveBeenLastCalledWith([expect.objectContaining({ x: 80 })], "rooms");
  expect(move).not.toHaveBeenCalled();
});

test("the light of who walks goes along, and the last frame is the last", () => {
  const { made, still, move } = lighting();
  made.place([bearer("red.A", 80), bearer("blue.A", 400)], []);
  made.place([bearer("red.A", 240), bearer("blue.A", 400)], []);
  expect(still).toHaveBeenLastCalledWith([expect.objectContaining({ x: 400 })], "rooms");
  vi.advanceTimersByTime(WALK_MS / 2);
  const [light] = move.mock.lastCall![0];
  expect(light!.x).toBeGreaterThan(100);
  expect(light!.x).toBeLessThan(220);
  vi.advanceTimersByTime(WALK_MS);
  expect(move.mock.lastCall![0]).toEqual([expect.objectContaining({ x: 240 })]);
  expect(vi.getTimerCount()).toBe(0);
});

test("with less motion, or in a hidden tab, light is where it will be at once", () => {
  const { made, move } = lighting();
  isStill = true;
  made.place([bearer("red.A", 80)], []);
  made.place([bearer("red.A", 240)], []);
  isStill = false;
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  made.place([bearer("red.A", 400)], []);
  expect(vi.getTimerCount()).toBe(0);
  expect(move).not.toHaveBeenCalled();
});

test("a Trooper carries a torch the way it goes, an Android none", () => {
  const { made, still } = lighting();
  isStill = true;
  made.place([bearer("red.T", 240, "T")], []);
  made.place([bearer("red.T", 80, "T")], []);
  expect(still.mock.lastCall![0].map(({ facing }) => facing)).toEqual([undefined, Math.PI]);
});
