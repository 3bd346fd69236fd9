import { expect, test } from "vitest";
import type { Face, Option, Room } from "../../../wire/station.ts";
import { crowds } from "../drawing/crowd.ts";
import { nextTap, roomLines } from "./hinting.ts";
import { POSITIONS } from "../positions.ts";

const { beginning, full } = POSITIONS;
const offer = { options: beginning.options, targets: [], actor: null };
const option = (text: string): Option => beginning.options.find((each) => each.action === text)!;
const ids = (room: Parameters<typeof roomLines>[0]) =>
  roomLines(room, full.view, crowds(full.view), "red").map(({ id }) => id);

test("a room tells who is in it and what it is good for", () => {
  expect(ids("empty-1")).toEqual(["page-map-room-empty", "page-map-does-empty"]);
  expect(ids("vault.upper")).toEqual(["page-map-room", "page-map-does-terminal"]);
});

test("where parasites are it tells how hard each kind bites", () => {
  const bites = (...faces: Face[]) => {
    const parasites = faces.map((face): [Room, Face] => ["empty-1", face]);
    const crowd = crowds({ ...full.view, parasites });
    return roomLines("empty-1", full.view, crowd, "red")[1]?.params?.["faces"];
  };
  expect(bites("gray", "flipped")).toBe("gray");
  expect(bites("black")).toBe("black");
  expect(bites("black", "gray")).toBe("both");
  expect(bites()).toBeUndefined();
});

test("a red icon is told, and what is printed in the upper half is not in the lower", () => {
  expect(ids("storage-1")).toContain("page-map-red");
  expect(ids("sick-bay.upper")).toContain("page-map-does-sick-bay");
  expect(ids("sick-bay.lower")).toContain("page-map-does-anteroom");
});

test("a second tap lays a ghost; of one that may be turned it is said which turn this is", () => {
  expect(nextTap(offer, option("explore T s 180"))).toEqual({
    id: "page-map-tap-turn",
    params: { number: 2, count: 2 },
  });
  expect(nextTap(offer, option("explore T w 0"))).toEqual({ id: "page-map-tap-lay" });
});

test("a second tap on a room goes there, whoever is meant", () => {
  for (const way of ["move T e", "move A e"]) {
    expect(nextTap(offer, option(way))).toEqual({ id: "page-map-tap-go" });
  }
  expect(nextTap(offer, null)).toBeNull();
});
