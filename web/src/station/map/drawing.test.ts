import { expect, test } from "vitest";
import { drawnRooms, iconBox, letteringAt, namingAt, namingIn } from "./drawing.ts";
import { POSITIONS } from "./positions.ts";

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
