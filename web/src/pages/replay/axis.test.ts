import { expect, test } from "vitest";
import { axisFor, meantAt, roundsOn, stepAt, xOf } from "./axis.ts";

const AXIS = { left: 100, right: 500, steps: 200 };
const moment = (step: number) => ({ step, kind: "any", said: { id: "any" } });

test("a step and its place are each other's", () => {
  for (const step of [0, 1, 77, 200]) expect(stepAt(AXIS, xOf(AXIS, step))).toBe(step);
});

test("nobody scrubs out of the game", () => {
  expect([stepAt(AXIS, -50), stepAt(AXIS, 9999)]).toEqual([0, 200]);
});

test("a tap near a sign means its moment, any other the step itself", () => {
  const moments = [moment(50), moment(53)];
  expect(meantAt(AXIS, xOf(AXIS, 52), moments)).toBe(53);
  expect(meantAt(AXIS, xOf(AXIS, 46), moments)).toBe(50);
  expect(meantAt(AXIS, xOf(AXIS, 120), moments)).toBe(120);
  expect(meantAt(AXIS, xOf(AXIS, 120), [])).toBe(120);
});

test("numbers of rounds keep their distance", () => {
  const all = roundsOn(AXIS, [0, 50, 100, 150], 20).map(({ number }) => number);
  const some = roundsOn(AXIS, [0, 50, 60, 150], 80).map(({ number }) => number);
  expect(all).toEqual([1, 2, 3, 4]);
  expect(some).toEqual([1, 3, 4]);
});

test("a game without a step has an axis too", () => {
  expect(stepAt(axisFor(390, 0), 200)).toBeLessThanOrEqual(1);
});
