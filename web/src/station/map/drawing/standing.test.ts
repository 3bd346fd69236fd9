import { expect, test } from "vitest";
import { LEGIBLE } from "../camera/framing.ts";
import { POSITIONS } from "../positions.ts";
import type { Being } from "./crowd.ts";
import { drawnRooms } from "./drawing.ts";
import { standing } from "./standing.ts";

const rooms = drawnRooms(POSITIONS.full.view);
const beings = (count: number): Being[] =>
  Array.from({ length: count }, (_, n) => ({ key: `${n}`, face: "gray", count: 1 }));
const crowdOf = (count: number) =>
  rooms.map((drawn) => ({
    drawn,
    placed: standing([drawn], new Map([[drawn.room, beings(count)]])),
  }));
/** The frame of a piece fills this part of its box. */
const FRAME = 54 / 64;

test.each([1, 2, 3, 4, 5, 6, 8, 12, 15])("%i in a room are in it, each to be seen", (count) => {
  for (const { drawn, placed } of crowdOf(count)) {
    const { x, y, width, height } = drawn.box;
    for (const { at } of placed) {
      expect(at.x).toBeGreaterThan(x + 15);
      expect(at.x).toBeLessThan(x + width - 15);
      expect(at.y).toBeGreaterThan(y + 25);
      expect(at.y).toBeLessThan(y + height - 16);
      const near = placed.filter((other) => Math.hypot(other.at.x - at.x, other.at.y - at.y) < 14);
      expect(near).toHaveLength(1);
    }
  }
});

test("a piece is at least 24 pixels wide, however many stand there, wherever the page looks", () => {
  for (const count of [1, 6, 15]) {
    for (const { placed } of crowdOf(count)) {
      for (const { size } of placed) {
        expect(size * FRAME * LEGIBLE).toBeGreaterThanOrEqual(24);
      }
    }
  }
});

test("one stands in the middle, two side by side, up to six do not cover each other", () => {
  const places = (count: number) =>
    standing(
      [rooms.find(({ room }) => room === "reactor")!],
      new Map([["reactor", beings(count)]]),
    );
  const [one] = places(1);
  expect(one!.at).toEqual({ x: 80, y: 84 });
  expect(places(2).map(({ at }) => at.y)).toEqual([84, 84]);
  for (const { at } of places(6)) {
    const near = places(6).filter((other) => Math.hypot(other.at.x - at.x, other.at.y - at.y) < 44);
    expect(near).toHaveLength(1);
  }
});
