import { expect, test } from "vitest";
import type { Option } from "../../../wire/station.ts";
import { around, type Box, boxOf } from "./cells.ts";
import { drawnRooms } from "../drawing/drawing.ts";
import { sightsOf } from "./places.ts";
import { POSITIONS } from "../positions.ts";

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
  const [whole, laid, both, one] = boxes;
  for (const { box } of rooms) expect(holds(whole!, box)).toBe(true);
  expect(laid).toEqual(around(rooms.map(({ box }) => box)));
  for (const box of [REACTOR, STORAGE, TERMINAL]) expect(holds(both!, box)).toBe(true);
  expect(holds(one!, TERMINAL)).toBe(true);
  expect(middle).toEqual(REACTOR);
});

test("what may be laid is part of the whole map before it is offered: it does not grow then", () => {
  const { view, options } = POSITIONS.beginning;
  const laid = drawnRooms(view);
  const before = sightsOf(view, "red", { ...offer, options: [] }, laid).boxes[0]!;
  const cells = options.flatMap(({ cell }) => cell ?? []);
  expect(cells.length).toBeGreaterThan(0);
  for (const cell of cells) expect(holds(before, boxOf(cell))).toBe(true);
  expect(sightsOf(view, "red", { ...offer, options }, laid).boxes[0]).toEqual(before);
});

test("with a character chosen it is that one", () => {
  const { boxes, middle } = sightsOf(view, "red", { ...offer, actor: "red.A" }, rooms);
  expect(middle).toEqual(STORAGE);
  expect(holds(boxes[3]!, TERMINAL)).toBe(false);
});

test("who watches looks where the player on turn looks", () => {
  const none = { ...offer, options: [] };
  expect(sightsOf(view, null, none, rooms).middle).toEqual(REACTOR);
});

test("who must lay a card looks at its places and what lies beside them, not at oneself", () => {
  const { view, options } = POSITIONS.reveal;
  const laid = drawnRooms(view);
  const west = options.filter(({ cell }) => cell === "-2,0");
  const [whole, near] = sightsOf(view, "red", { ...offer, options: west }, laid).boxes;
  expect(near).toEqual(around([boxOf("-2,0"), boxOf("-1,0")]));
  expect(holds(whole!, boxOf("1,0"))).toBe(true);
  const { middle } = sightsOf(view, "red", { ...offer, options }, laid);
  expect(middle).toEqual(boxOf("-2,0"));
});

test("who must move a parasite looks at the rooms where there is one", () => {
  const moves = (["team-3", "team-4"] as const).map((room): Option => {
    return { action: `move-parasite gray@${room}`, verb: "move-parasite", ap: 0, room };
  });
  const { boxes, middle } = sightsOf(
    view,
    "red",
    { options: moves, targets: [], actor: null },
    rooms,
  );
  const called = (name: string) => rooms.find(({ room }) => room === name)!.box;
  expect(middle).toEqual(called("team-3"));
  expect(holds(boxes[1]!, called("team-3")) && holds(boxes[1]!, called("team-4"))).toBe(true);
});
