import { expect, test } from "vitest";
import type { Character } from "../../../wire/station.ts";
import { boxOf, centre, type Point } from "../geometry/cells.ts";
import type { Offer } from "./choosing.ts";
import { crowds } from "../drawing/crowd.ts";
import { standing } from "../drawing/standing.ts";
import { cellNear, drawnRooms } from "../drawing/drawing.ts";
import { nextActor, pointedAt } from "./pointing.ts";
import { POSITIONS } from "../positions.ts";

const { view, options } = POSITIONS.full;
const rooms = drawnRooms(view);
const placed = standing(rooms, crowds(view));
const actors: readonly Character[] = ["red.T", "red.A"];
const where = (key: Character): Point => placed.find(({ being }) => being.key === key)!.at;

function pointed(at: Point, more: Partial<Offer> = {}) {
  const offer: Offer = { options, targets: [], actor: null, ...more };
  return pointedAt(at, { rooms, cells: [], placed, actors, offer, aimed: null }, 16);
}

test("a tap on an own character chooses it, also where the other could go", () => {
  expect(pointed(where("red.T"))).toEqual({ act: "red.T" });
  expect(pointed(where("red.A"))).toEqual({ act: "red.A" });
});

test("a tap on somebody else is one on the room", () => {
  expect(pointed(where("yellow.A"))).toBeNull();
  expect(pointed(where("white.T"), { actor: "red.A" })).toMatchObject({
    aim: { action: "move A e" },
  });
});

test("with one chosen, a room it can go to is meant, whoever stands there", () => {
  const meaning = pointed(where("red.T"), { actor: "red.A" });
  expect(meaning).toMatchObject({ aim: { action: "move A e" } });
});

test("with a weapon in hand nobody is chosen", () => {
  const targets = options.filter(({ verb }) => verb === "fire");
  expect(pointed(where("red.A"), { targets })).toEqual({ lens: "storage-2" });
});

test("the characters take turns", () => {
  expect(nextActor(actors, null)).toBe("red.T");
  expect(nextActor(actors, "red.T")).toBe("red.A");
  expect(nextActor(actors, "red.A")).toBe("red.T");
  expect(nextActor([], null)).toBeNull();
});

test("a card that is carried falls into the nearest place, and far from all into none", () => {
  const { x, y } = centre(boxOf("1,0"));
  expect(cellNear({ x: x + 90, y }, ["1,0", "3,0"])).toBe("1,0");
  expect(cellNear({ x: x + 230, y }, ["1,0", "3,0"])).toBe("3,0");
  expect(cellNear({ x, y: y + 270 }, ["1,0", "3,0"])).toBeNull();
});
