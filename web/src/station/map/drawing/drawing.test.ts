import { expect, test } from "vitest";
import {
  drawnRooms,
  floorOf,
  iconBox,
  letteringAt,
  namingAt,
  namingIn,
  signsIn,
} from "./drawing.ts";
import { POSITIONS } from "../positions.ts";

const rooms = drawnRooms(POSITIONS.full.view);
const roomCalled = (name: string) => rooms.find(({ room }) => room === name)!;

test("the smaller the map, the larger its letters: names are drawn wherever they can be read", () => {
  for (const scale of [0.55, 0.6, 0.75, 0.9, 1.4]) {
    expect(namingAt(scale)).not.toBe("none");
    expect(letteringAt(scale) * scale).toBeGreaterThan(10);
  }
  expect(namingAt(0.54)).toBe("none");
});

test("a name over the icon does not touch it", () => {
  for (const drawn of rooms) {
    for (const isEmpty of [true, false]) {
      if (namingIn(drawn, "over", isEmpty) !== "over") continue;
      const { y, height } = iconBox(drawn, "over", isEmpty);
      expect(y - drawn.box.y).toBeGreaterThanOrEqual(26);
      expect(y + height).toBeLessThanOrEqual(drawn.box.y + drawn.box.height);
    }
  }
});

test("on a small map neither the Reactor's numbers nor those in half a card lie under a name", () => {
  expect(namingIn(roomCalled("reactor"), "over", true)).toBe("none");
  expect(namingIn(roomCalled("vault.upper"), "over", false)).toBe("none");
  expect(namingIn(roomCalled("vault.upper"), "over", true)).toBe("over");
  expect(namingIn(roomCalled("vault.upper"), "beside", false)).toBe("beside");
});

test("nobody in half a card stands under the signs of those who can go there", () => {
  const half = roomCalled("vault.lower");
  const { x, y, r, by } = signsIn(half);
  for (const naming of ["beside", "over", "none"] as const) {
    const floor = floorOf(half, naming);
    const isBeside = floor.x >= x + by + r;
    const isAbove = floor.y + floor.height <= y - r + 5;
    expect(isBeside || isAbove).toBe(true);
  }
});
