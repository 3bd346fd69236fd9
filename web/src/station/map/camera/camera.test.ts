import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Camera } from "./camera.svelte.ts";
import { LEGIBLE } from "./framing.ts";
import { around, type Box, boxOf, centre } from "../geometry/cells.ts";

const small = around(["0,0", "1,1"].map(boxOf));
const large = around(["-5,-5", "5,5"].map(boxOf));
const corner = around(["4,4", "5,5"].map(boxOf));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: true })); // no motion: places are taken at once
});
afterEach(() => vi.useRealTimers());

function camera(): Camera {
  const made = new Camera();
  made.width = 390;
  made.height = 400;
  return made;
}

/** The first of the boxes is all that has been laid. */
function show(seen: Camera, boxes: Box[], middle: Box): void {
  seen.show({ boxes, middle, laid: boxes[0]! });
}

const middle = (seen: Camera) => seen.under({ x: 195, y: seen.height / 2 });

function isSeen(seen: Camera, { x, y, width, height }: Box): boolean {
  const from = seen.under({ x: 0, y: 0 });
  const to = seen.under({ x: seen.width, y: seen.height });
  return from.x <= x && from.y <= y && to.x >= x + width && to.y >= y + height;
}

test("a small map is seen whole, in the middle", () => {
  const seen = camera();
  show(seen, [small], small);
  expect(seen.isWhole).toBe(true);
  expect(middle(seen)).toEqual(centre(small));
});

test("of a map too large to read, what matters is seen, and all of it on demand", () => {
  const seen = camera();
  show(seen, [large, corner], boxOf("4,4"));
  expect(seen.isWhole).toBe(false);
  expect(isSeen(seen, corner)).toBe(true);
  seen.refit();
  expect(seen.isWhole).toBe(true);
  expect(isSeen(seen, large)).toBe(true);
  seen.refit();
  expect(isSeen(seen, corner)).toBe(true);
});

test("no void is seen at one edge while rooms are hidden beyond the other", () => {
  const seen = camera();
  show(seen, [large, corner], boxOf("4,4"));
  const [from, to] = [seen.under({ x: 0, y: 0 }), seen.under({ x: seen.width, y: seen.height })];
  const margin = 14 / seen.scale;
  expect(to.x).toBeCloseTo(large.x + large.width + margin);
  expect(from.y).toBeCloseTo(large.y - margin);
});

test("nor when a story has led it over the edge of the map, though what matters is in sight", () => {
  const seen = camera();
  const wide = around(["-3,-2", "3,2"].map(boxOf));
  const edge = boxOf("0,1");
  show(seen, [wide, edge], edge);
  const { y } = seen;
  seen.bring(around(["0,2", "0,3"].map(boxOf)));
  expect(isSeen(seen, edge)).toBe(true);
  expect(seen.y).not.toBeCloseTo(y);
  show(seen, [wide, edge], edge);
  expect(seen.y).toBeCloseTo(y);
});

test("the widest that can be read is seen, and if none can, rooms about the middle", () => {
  const seen = camera();
  show(seen, [large, small, boxOf("0,0")], boxOf("0,0"));
  expect(middle(seen)).toEqual(centre(small));
  const other = camera();
  show(other, [large, large], boxOf("4,4"));
  expect(isSeen(other, boxOf("4,4"))).toBe(true);
  expect(other.scale).toBe(LEGIBLE);
});

test("it fits itself anew whenever the screen or the map has another size", () => {
  const seen = camera();
  show(seen, [small], small);
  seen.width = 320;
  seen.height = 240;
  const grown = around(["0,0", "2,1"].map(boxOf));
  show(seen, [grown], grown);
  expect(isSeen(seen, grown)).toBe(true);
});

test("while what matters is seen well, nothing moves under a thumb", () => {
  const seen = camera();
  show(seen, [large, corner], corner);
  const { x } = seen;
  show(seen, [large, boxOf("4,4")], boxOf("4,4"));
  expect(seen.x).toBe(x);
});

test("what else may be chosen comes into sight at the same scale, as far as it fits there", () => {
  const seen = camera();
  show(seen, [large, boxOf("0,0")], boxOf("0,0"));
  const { scale } = seen;
  const wider = around([boxOf("0,0"), boxOf("1,0")]);
  show(seen, [large, wider], boxOf("0,0"));
  expect(isSeen(seen, boxOf("0,0"))).toBe(true);
  const near = boxOf("1,0");
  show(seen, [large, near], near);
  expect(isSeen(seen, near)).toBe(true);
  expect(seen.scale).toBeLessThanOrEqual(scale);
  const steady = camera();
  show(steady, [large, wider], boxOf("0,0"));
  const before = steady.scale;
  show(steady, [large, around([boxOf("1,0"), boxOf("2,0")])], boxOf("1,0"));
  expect(isSeen(steady, boxOf("2,0"))).toBe(true);
  expect(steady.scale).toBe(before);
});

test("where somebody wants to look it stays", () => {
  const seen = camera();
  show(seen, [large, corner], corner);
  seen.pan(3, 3);
  seen.visit(boxOf("-5,-5"));
  seen.height = 300;
  show(seen, [large, corner], corner);
  expect(middle(seen).x).toBeCloseTo(centre(boxOf("-5,-5")).x);
});

test("all of the map, once wished for, stays in sight as it grows", () => {
  const seen = camera();
  show(seen, [large, corner], corner);
  seen.refit();
  const larger = around([large, boxOf("9,9")]);
  show(seen, [larger, corner], corner);
  expect(isSeen(seen, larger)).toBe(true);
});

test("the point under the fingers stays there while zooming", () => {
  const seen = camera();
  show(seen, [small], small);
  const before = seen.under({ x: 100, y: 150 });
  expect(seen.zoom(1.2, { x: 100, y: 150 })).toBe(true);
  const after = seen.under({ x: 100, y: 150 });
  expect(after.x).toBeCloseTo(before.x);
  expect(after.y).toBeCloseTo(before.y);
});

test("at either end the wheel is the page's again", () => {
  const seen = camera();
  show(seen, [small], small);
  expect(seen.zoom(0.5)).toBe(false);
  seen.zoom(100);
  expect(seen.zoom(2)).toBe(false);
  expect(seen.zoom(0.0001)).toBe(true);
  expect(seen.isWhole).toBe(true);
});

test("the map cannot be dragged out of sight", () => {
  const seen = camera();
  show(seen, [small], small);
  seen.pan(10000, -10000);
  const { x, y } = middle(seen);
  expect(x).toBeCloseTo(small.x);
  expect(y).toBeCloseTo(small.y + small.height);
});

test("placed by hand it stays, whatever happens, until it is to fit again", () => {
  const seen = camera();
  show(seen, [large, boxOf("0,0")], boxOf("0,0"));
  seen.pan(3, 3);
  const { x } = seen;
  show(seen, [large, corner], corner);
  seen.follow(corner);
  expect(seen.x).toBe(x);
  seen.refit();
  seen.refit();
  expect(isSeen(seen, corner)).toBe(true);
});

test("to something new out of sight it goes, but not under a hand that has just moved it", () => {
  const seen = camera();
  show(seen, [large, boxOf("0,0")], boxOf("0,0"));
  seen.pan(3, 3);
  const { x } = seen;
  seen.bring(corner);
  expect(seen.x).toBe(x);
  vi.advanceTimersByTime(5000);
  seen.bring(corner);
  expect(isSeen(seen, corner)).toBe(true);
});

test("what is in sight anyway moves nothing, and what leads it away lets it come back", () => {
  const seen = camera();
  show(seen, [large, boxOf("0,0")], boxOf("0,0"));
  const { x } = seen;
  seen.follow(boxOf("0,0"));
  expect(seen.x).toBe(x);
  seen.follow(corner);
  expect(isSeen(seen, corner)).toBe(true);
  seen.settle();
  expect(seen.x).toBe(x);
});

test("what is aimed at comes just into sight, and the scale stays", () => {
  const seen = camera();
  show(seen, [large, boxOf("0,0")], boxOf("0,0"));
  const { scale } = seen;
  const far = boxOf("5,5");
  seen.reach(far);
  expect(isSeen(seen, far)).toBe(true);
  expect(seen.scale).toBe(scale);
  expect(centre(far).x - middle(seen).x).toBeGreaterThan(far.width / 2);
});

test("who must choose something sees it well, wherever a hand has put the map before", () => {
  const seen = camera();
  show(seen, [large, boxOf("0,0")], boxOf("0,0"));
  const { x, scale } = seen;
  seen.refit();
  expect(seen.scale).toBeLessThan(scale);
  seen.regain();
  expect([seen.x, seen.scale]).toEqual([x, scale]);
});
