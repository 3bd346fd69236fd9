import { expect, test } from "vitest";
import type { ChairView } from "../../wire/protocol.ts";
import type { PlayerView } from "../../wire/station.ts";
import { viewOf } from "../example.ts";
import { laidBy, othersOf, presenceOf } from "./players.ts";

const chair = (has_guest: boolean, level: string | null): ChairView => ({
  has_guest,
  name: null,
  is_host: false,
  level,
  persona: null,
});

test("the others stand in the order of turns after the reader, and who watches sees all", () => {
  const seats = (viewer: "green" | null) =>
    othersOf({ ...viewOf(), viewer }).map(({ seat }) => seat);
  expect(seats("green")).toEqual(["yellow", "red", "blue"]);
  expect(seats(null)).toEqual(["red", "blue", "green", "yellow"]);
});

test("who plays a seat: a person who is here or away, or a bot, also one that stands in", () => {
  expect(presenceOf(chair(true, null), 1, [1])).toBe("here");
  expect(presenceOf(chair(true, null), 1, [0])).toBe("away");
  expect(presenceOf(chair(true, "easy"), 1, [1])).toBe("bot");
  expect(presenceOf(chair(false, "easy"), 1, [])).toBe("bot");
});

test("each Ammo card lies there with its own bullets", () => {
  const player = { table: ["scope"], bullets: [2, 4] } as unknown as PlayerView;
  expect(laidBy(player)).toEqual([
    { card: "ammo", bullets: 2 },
    { card: "ammo", bullets: 4 },
    { card: "scope", bullets: null },
  ]);
});
