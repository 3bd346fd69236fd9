import { expect, test } from "vitest";
import { crowds } from "./crowd.ts";
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
