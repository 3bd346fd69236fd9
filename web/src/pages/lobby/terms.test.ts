import { expect, test } from "vitest";
import { termsSaid, timeSaid, withCurrent } from "./terms.ts";

test("a time is told in the largest unit that fits it whole", () => {
  expect(timeSaid(90_000)).toEqual({ id: "time-seconds", params: { count: 90 } });
  expect(timeSaid(120_000)).toEqual({ id: "time-minutes", params: { count: 2 } });
  expect(timeSaid(3 * 86_400_000)).toEqual({ id: "time-days", params: { count: 3 } });
  expect(timeSaid(1500)).toEqual({ id: "time-seconds", params: { count: 1.5 } });
});

test("what was agreed is told as the terminal tells it", () => {
  const none = termsSaid({ turn: null, answer: null, pace: 0, talk: false });
  expect(none.map(({ id }) => id)).toEqual(["terms-no-clock", "terms-at-once"]);
  const some = termsSaid({ turn: 60_000, answer: null, pace: 1500, talk: true });
  expect(some.map(({ id }) => id)).toEqual(["terms-turn", "terms-pace", "terms-talk"]);
});

test("a time that somebody set elsewhere is in the list, too", () => {
  expect(withCurrent([0, 60, 120], 90)).toEqual([0, 60, 90, 120]);
  expect(withCurrent([0, 60], 60)).toEqual([0, 60]);
});
