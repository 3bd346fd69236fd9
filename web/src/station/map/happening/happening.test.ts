import { expect, test } from "vitest";
import type { Event, Room, View } from "../../../wire/station.ts";
import { full, happeningOf } from "./example.ts";
import { Ground } from "./ground.ts";
import { walkersIn } from "./swarm.ts";

const roomOf = (view: View, seat: string, role: 0 | 1) =>
  view.players.find((each) => each.seat === seat)?.rooms[role];
const inRoom = (view: View, room: Room) => view.parasites.filter(([at]) => at === room).length;
const APPEARED: Event = { event: "ParasiteAppeared", room: "team-1", face: "gray" };

test("a step is seen when it is played, and not when its act is over", () => {
  const moved: Event = {
    event: "CharacterMoved",
    seat: "red",
    who: "T",
    room: "run-3",
    free: false,
  };
  expect(roomOf(happeningOf([moved]).seen, "red", 0)).toBe("run-3");
  expect(roomOf(happeningOf([moved, APPEARED]).seen, "red", 0)).toBe("run-3");
});

test("nothing is on the map before its picture has shown it", () => {
  expect(inRoom(happeningOf([APPEARED], false).seen, "team-1")).toBe(0);
  expect(inRoom(happeningOf([APPEARED], true).seen, "team-1")).toBe(1);
});

test("whoever dies or is killed is there until that has been played", () => {
  const died: Event = { event: "CharacterDied", character: "red.A" };
  const { seen, after } = happeningOf([died]);
  expect(roomOf(seen, "red", 1)).toBe("storage-2");
  expect(roomOf(after, "red", 1)).toBeNull();
  const killed: Event = { event: "ParasiteKilled", room: "parasite-4", face: "gray" };
  expect(inRoom(happeningOf([killed]).seen, "parasite-4")).toBe(1);
  expect(inRoom(happeningOf([killed, APPEARED]).seen, "parasite-4")).toBe(0);
});

test("a room, its doors and its beacon are there once they are played", () => {
  const place = { cell: "3,1", quarter: "0" } as const;
  const { seen } = happeningOf([
    { event: "RoomLaid", seat: "red", card: "hive", place },
    { event: "DoorsOpened", seat: "red" },
    { event: "CardTurnedRed", card: "hive" },
  ]);
  expect(seen.map.at(-1)).toEqual({ card: "hive", ...place });
  expect(seen.doors_open).toBe(true);
  expect(seen.red).toContain("hive");
});

test("what changes nothing on the map draws nothing anew", () => {
  expect(happeningOf([{ event: "DieRolled", seat: "red", number: 1 }]).seen).toBe(full);
});

test("parasites that went one way are drawn from room to room, the others where they stay", () => {
  const before = {
    ...full,
    parasites: [
      ["reactor", "gray"],
      ["parasite-2", "gray"],
    ],
  } as View;
  const after = {
    ...full,
    parasites: [
      ["run-1", "gray"],
      ["parasite-2", "gray"],
    ],
  } as View;
  const ground = new Ground({ before, after, act: [] });
  const ways = walkersIn(before, after, "n", ground).map(({ key, isGone }) => [key, isGone]);
  expect(ways).toEqual([
    ["gray@reactor-run-1", true],
    ["gray@parasite-2-parasite-2", false],
  ]);
});

test("each steps into the room that the one before it has left", () => {
  const before = {
    ...full,
    parasites: [
      ["parasite-2", "gray"],
      ["reactor", "gray"],
    ],
  } as View;
  const after = {
    ...full,
    parasites: [
      ["reactor", "gray"],
      ["run-1", "gray"],
    ],
  } as View;
  const ground = new Ground({ before, after, act: [] });
  expect(walkersIn(before, after, "n", ground).map(({ key }) => key)).toEqual([
    "gray@reactor-run-1",
    "gray@parasite-2-reactor",
  ]);
});
