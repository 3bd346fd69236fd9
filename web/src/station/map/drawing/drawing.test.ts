import { expect, test } from "vitest";
import { LEGIBLE } from "../camera/framing.ts";
import { holds } from "../geometry/cells.ts";
import { POSITIONS } from "../positions.ts";
import { drawnRooms, frameOf, isNamedAt, letteringAt } from "./drawing.ts";

test("names are never smaller than twelve pixels, wherever the page looks by itself", () => {
  for (const scale of [0.45, LEGIBLE, 0.75, 0.9, 1.1, 1.8]) {
    expect(isNamedAt(scale)).toBe(true);
    expect(letteringAt(scale) * scale).toBeGreaterThanOrEqual(12);
  }
  expect(isNamedAt(0.44)).toBe(false);
});

test("what is painted has all rooms and the places around them", () => {
  const { map } = POSITIONS.full.view;
  const frame = frameOf(map);
  for (const { box } of drawnRooms(POSITIONS.full.view)) {
    expect(holds(frame, { x: box.x - 100, y: box.y - 100 })).toBe(true);
    expect(holds(frame, { x: box.x + box.width + 100, y: box.y + box.height + 100 })).toBe(true);
  }
});
