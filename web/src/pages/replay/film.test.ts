import { expect, test } from "vitest";
import { lastTold, roundAt, toldFrom, unfolded } from "./film.ts";

const told = (text: string) => [{ event: text }];
const FILM = {
  start: { round: 1, hands: [["card"], "?"], turn: null },
  changes: [
    { round: [2], hands: { "0": { "1": ["armor"] } } },
    null,
    { turn: [{ seat: "red" }], hands: { "1": [["knife"]] } },
    { hands: { "0": [[]] } },
  ],
  heard: [told("begin"), told("draw"), [], told("show"), told("end")],
  moments: [],
  rounds: [0, 1],
};
const reel = unfolded(FILM);

test("every view follows from the one before", () => {
  expect(reel.views).toEqual([
    { round: 1, hands: [["card"], "?"], turn: null },
    { round: 2, hands: [["card", "armor"], "?"], turn: null },
    { round: 2, hands: [["card", "armor"], "?"], turn: null },
    { round: 2, hands: [["card", "armor"], ["knife"]], turn: { seat: "red" } },
    { round: 2, hands: [[], ["knife"]], turn: { seat: "red" } },
  ]);
});

test("what did not change is not made again", () => {
  expect(reel.views[2]).toBe(reel.views[1]);
});

test("one step further is to what is told next", () => {
  expect([0, 1, 2, 3, 4].map((step) => toldFrom(reel, step, 1))).toEqual([1, 3, 3, 4, 4]);
  expect([0, 1, 2, 3, 4].map((step) => toldFrom(reel, step, -1))).toEqual([0, 0, 1, 1, 3]);
});

test("a silent step shows what was told before it", () => {
  expect([1, 2, 3].map((step) => lastTold(reel, step))).toEqual([1, 1, 3]);
});

test("rounds are counted by the steps with which they begin", () => {
  expect([0, 1, 4].map((step) => roundAt(reel, step))).toEqual([1, 2, 2]);
});
