import { expect, test } from "vitest";
import { type Box, boxOf } from "./cells.ts";
import { drawnRooms } from "./drawing.ts";
import { sightsOf } from "./places.ts";
import { POSITIONS } from "./positions.ts";

const { view, options } = POSITIONS.full;
const rooms = drawnRooms(view);
const offer = { options, targets: [], actor: null };
const holds = (outer: Box, inner: Box) =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.width >= inner.x + inner.width &&
  outer.y + outer.height >= inner.y + inner.height;
const [REACTOR, STORAGE, TERMINAL] = [boxOf("0,0"), boxOf("-1,0"), boxOf("1,0")];

test("one looks at all, or at both characters and where they can go, or at one of them", () => {
  const { boxes, middle } = sightsOf(view, "red", offer, rooms);
  const [whole, both, one] = boxes;
  for (const { box } of rooms) expect(holds(whole!, box)).toBe(true);
  for (const box of [REACTOR, STORAGE, TERMINAL]) expect(holds(both!, box)).toBe(true);
  expect(holds(one!, TERMINAL)).toBe(true);
  expect(middle).toEqual(REACTOR);
});

test("with a character chosen it is that one", () => {
  const { boxes, middle } = sightsOf(view, "red", { ...offer, actor: "red.A" }, rooms);
  expect(middle).toEqual(STORAGE);
  expect(holds(boxes[2]!, TERMINAL)).toBe(false);
});

test("who watches looks where the player on turn looks", () => {
  const none = { ...offer, options: [] };
  expect(sightsOf(view, null, none, rooms).middle).toEqual(REACTOR);
});
