import { expect, test } from "vitest";
import { lanesFor, suspecting } from "./lanes.ts";

const FOUND = {
  lines: [
    { about: 0, by: 1, since: 3, until: 8 },
    { about: 0, by: 1, since: 12, until: 15 },
    { about: 0, by: 2, since: 6, until: 20 },
    { about: 2, by: null, since: 5, until: 20 },
  ],
  bots: [
    { about: 0, by: 1, since: 4, until: 8 },
    { about: 0, by: 2, since: 6, until: 20 },
  ],
  out: [null, 15, null],
};
const lanes = lanesFor(FOUND, "open", 20);
const about = (seat: number) => lanes.find((lane) => lane.seat === seat);

test("open eyes see the truth, and who suspected, a row for each", () => {
  expect(about(2)?.truth).toHaveLength(1);
  expect(about(0)?.lines.map(({ by, isBot, spans }) => [by, isBot, spans.length])).toEqual([
    [1, true, 1],
    [1, false, 2],
    [2, true, 1],
  ]);
});

test("those come first of whom it was true, and the dead last", () => {
  expect(lanes.map(({ seat }) => seat)).toEqual([2, 0, 1]);
  expect(lanesFor(FOUND, "1", 20).map(({ seat }) => seat)).toEqual([0, 1, 2]);
});

test("a seat sees its own suspicions and no truth, an onlooker nothing", () => {
  const own = lanesFor(FOUND, "2", 20);
  expect(own.flatMap(({ truth }) => truth)).toEqual([]);
  expect(own[0]?.lines.map(({ by }) => by)).toEqual([2]);
  const none = lanesFor(FOUND, "onlooker", 20);
  expect(none.flatMap(({ truth, lines }) => [...truth, ...lines])).toEqual([]);
});

test("a lane ends with its player", () => {
  expect(about(1)?.until).toBe(15);
});

test("a film from before tells of no bots", () => {
  const { lines, out } = FOUND;
  const [lane] = lanesFor({ lines, out } as never, "1", 20);
  expect(lane?.lines.map(({ isBot }) => isBot)).toEqual([false]);
});

test("who suspects at a step has a span there", () => {
  const at = (step: number, isBot: boolean) => suspecting(about(0) ?? lanes[0]!, step, isBot);
  expect([2, 7, 8, 13].map((step) => at(step, false))).toEqual([[], [1], [], [1]]);
  expect([3, 7, 8].map((step) => at(step, true))).toEqual([[], [1, 2], [2]]);
});
