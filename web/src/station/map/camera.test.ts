import { beforeEach, expect, test, vi } from "vitest";
import { Camera } from "./camera.svelte.ts";
import { around, boxOf, centre } from "./cells.ts";

const small = around(["0,0", "1,1"].map(boxOf));
const large = around(["-5,-5", "5,5"].map(boxOf));

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true })); // no motion: places are taken at once
});

function camera(): Camera {
  const made = new Camera();
  made.width = 390;
  made.height = 400;
  return made;
}

test("a small map is seen whole, in the middle", () => {
  const seen = camera();
  seen.show(small, small);
  expect(seen.isWhole).toBe(true);
  expect(seen.under({ x: 195, y: 200 })).toEqual(centre(small));
});

test("of a map too large to read, what matters is seen, and all of it on demand", () => {
  const seen = camera();
  seen.show(large, boxOf("4,4"));
  expect(seen.isWhole).toBe(false);
  expect(seen.under({ x: 195, y: 200 })).toEqual(centre(boxOf("4,4")));
  seen.refit();
  expect(seen.isWhole).toBe(true);
  expect(seen.scale * large.width).toBeLessThanOrEqual(390);
});

test("the point under the fingers stays there while zooming", () => {
  const seen = camera();
  seen.show(small, small);
  const before = seen.under({ x: 100, y: 150 });
  expect(seen.zoom(1.2, { x: 100, y: 150 })).toBe(true);
  const after = seen.under({ x: 100, y: 150 });
  expect(after.x).toBeCloseTo(before.x);
  expect(after.y).toBeCloseTo(before.y);
});

test("at either end the wheel is the page's again", () => {
  const seen = camera();
  seen.show(small, small);
  expect(seen.zoom(0.5)).toBe(false);
  seen.zoom(100);
  expect(seen.zoom(2)).toBe(false);
  expect(seen.zoom(0.0001)).toBe(true);
  expect(seen.isWhole).toBe(true);
});

test("the map cannot be dragged out of sight", () => {
  const seen = camera();
  seen.show(small, small);
  seen.pan(10000, -10000);
  const { x, y } = seen.under({ x: 195, y: 200 });
  expect(x).toBeCloseTo(small.x);
  expect(y).toBeCloseTo(small.y + small.height);
});

test("placed by hand it stays, unless what matters now is out of sight", () => {
  const seen = camera();
  seen.show(large, boxOf("0,0"));
  seen.pan(3, 3);
  const { x } = seen;
  seen.show(large, boxOf("0,0"));
  expect(seen.x).toBe(x);
  seen.show(large, boxOf("-5,5"));
  expect(seen.under({ x: 195, y: 200 })).toEqual(centre(boxOf("-5,5")));
});
