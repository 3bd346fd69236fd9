import { expect, test } from "vitest";
import type { Infection, Seat, View } from "../../wire/station.ts";
import { endsOf, lanesOf, linksOf, roundsTold, veinAlong } from "./infections.ts";

const view = (...seats: Seat[]): View => ({ players: seats.map((seat) => ({ seat })) }) as View;
const TOLD: Infection[] = [
  { seat: "green", by: null, round: 1 },
  { seat: "red", by: "green", round: 2 },
  { seat: "white", by: "green", round: 3 },
  { seat: "blue", by: "red", round: 4 },
];

test("who was infected stands under who did it, and humans come last", () => {
  const lanes = lanesOf(view("red", "blue", "green", "yellow", "white"), TOLD);
  expect(lanes.map(({ seat }) => seat)).toEqual(["green", "red", "blue", "white", "yellow"]);
  expect(lanes.map(({ since }) => since)).toEqual([1, 2, 4, 3, null]);
  expect(lanes.filter(({ isHost }) => isHost)).toHaveLength(1);
});

test("each infection goes from its giver's lane to its receiver's, and the Host has none", () => {
  const lanes = lanesOf(view("red", "blue", "green", "yellow", "white"), TOLD);
  expect(linksOf(lanes, TOLD)).toEqual([
    { from: 0, to: 1, round: 2 },
    { from: 0, to: 3, round: 3 },
    { from: 1, to: 2, round: 4 },
  ]);
});

test("the axis names each round in which somebody turned, and its two ends, once each", () => {
  const dealt = { seat: "green", by: null, round: 0 } as const;
  const late = { seat: "blue", by: "red", round: 9 } as const;
  expect(roundsTold(12, [dealt, TOLD[1]!, late])).toEqual([1, 2, 9, 12]);
  expect(roundsTold(1, [])).toEqual([1]);
});

test("a game without any infection has lanes of humans alone", () => {
  expect(lanesOf(view("red", "blue"), []).map(({ since }) => since)).toEqual([null, null]);
});

test("a life ends in the round of the death, or in the last one if the log does not tell", () => {
  const lanes = lanesOf(view("red", "blue", "green"), []);
  const ends = endsOf(lanes, new Map([["blue", 3]]), [0, 1], 6);
  expect([...ends]).toEqual([
    ["red", 6],
    ["blue", 3],
  ]);
});

test("the vein of an infected life reaches from where it turned to where it ended", () => {
  expect(veinAlong(50, 120, 44)).toMatch(/^M50 44L64 .*L120 44$/);
});
