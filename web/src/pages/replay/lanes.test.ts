import { expect, test } from "vitest";
import { lanesFor, suspecting } from "./lanes.ts";

const FOUND = {
  lines: [
    { about: 0, by: null, since: 5, until: 20 },
    { about: 0, by: 1, since: 3, until: 8 },
    { about: 0, by: 2, since: 6, until: 20 },
    { about: 0, by: 1, since: 12, until: 15 },
  ],
  out: [null, 15, null],
};
const [lane] = lanesFor(FOUND, "open", 20);

test("open eyes see the truth, and who suspected, a row for each", () => {
  expect(lane?.truth).toHaveLength(1);
  expect(lane?.lines.map(({ by, spans }) => [by, spans.length])).toEqual([
    [1, 2],
    [2, 1],
  ]);
});

test("a seat sees its own suspicions and no truth, an onlooker nothing", () => {
  const own = lanesFor(FOUND, "2", 20)[0];
  expect([own?.truth, own?.lines.map(({ by }) => by)]).toEqual([[], [2]]);
  const none = lanesFor(FOUND, "onlooker", 20)[0];
  expect([none?.truth, none?.lines]).toEqual([[], []]);
});

test("a lane ends with its player", () => {
  expect(lanesFor(FOUND, "open", 20).map(({ until }) => until)).toEqual([20, 15, 20]);
});

test("who suspects at a step has a span there", () => {
  expect([2, 7, 8, 13].map((step) => lane && suspecting(lane, step))).toEqual([
    [],
    [1, 2],
    [2],
    [1, 2],
  ]);
});
