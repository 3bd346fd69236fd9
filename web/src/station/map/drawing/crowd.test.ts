import { expect, test } from "vitest";
import type { Being } from "./crowd.ts";
import { arranged, crowds } from "./crowd.ts";
import { drawnRooms, floorOf } from "./drawing.ts";
import { POSITIONS } from "../positions.ts";

const { view } = POSITIONS.full;

test("everybody stands in their room, and like parasites are counted", () => {
  const crowd = crowds(view);
  expect(crowd.get("storage-2")?.map(({ key }) => key)).toEqual([
    "red.A",
    "white.A",
    "gray@storage-2",
  ]);
  expect(crowd.has("empty-1")).toBe(false);
});

test("a black parasite that shows its gray face is one of the gray ones", () => {
  const faces = view.parasites.flatMap(([room, face]) => (room === "storage-2" ? face : []));
  expect(faces.sort()).toEqual(["flipped", "gray", "gray"]);
  expect(crowds(view).get("storage-2")?.at(-1)).toMatchObject({ face: "gray", count: 3 });
});

test("the dead are not drawn", () => {
  const players = view.players.map((player) => ({
    ...player,
    rooms: [null, null] as [null, null],
  }));
  const alive = [...crowds({ ...view, players }).values()]
    .flat()
    .filter((being) => "seat" in being);
  expect(alive).toEqual([]);
});

test.each(["beside", "over", "none"] as const)(
  "twelve and their parasites never overlap or leave their room",
  (naming) => {
    const beings = Array.from({ length: 15 }, (_, n): Being => {
      return { key: `${n}`, face: "gray", count: 1 };
    });
    for (const drawn of drawnRooms(view)) {
      const placed = arranged(beings, floorOf(drawn, naming));
      for (const { at, size } of placed) {
        expect(at.x - size / 2).toBeGreaterThanOrEqual(drawn.box.x);
        expect(at.x + size / 2).toBeLessThanOrEqual(drawn.box.x + drawn.box.width);
        expect(at.y - size / 2).toBeGreaterThanOrEqual(drawn.box.y);
        expect(at.y + size / 2).toBeLessThanOrEqual(drawn.box.y + drawn.box.height);
        const near = placed.filter(
          (other) =>
            Math.max(Math.abs(other.at.x - at.x), Math.abs(other.at.y - at.y)) < size - 0.001,
        );
        expect(near).toHaveLength(1);
      }
    }
  },
);

test("one alone is drawn large, fifteen as large as there is space", () => {
  const [reactor] = drawnRooms(view).filter(({ room }) => room === "reactor");
  const some = crowds(view).get("reactor") ?? [];
  const floor = floorOf(reactor!, "none");
  expect(arranged(some.slice(0, 1), floor)[0]!.size).toBe(30);
  expect(arranged(some, floor)[0]!.size).toBeGreaterThanOrEqual(20);
});
