import type { Terms } from "../../wire/protocol.ts";
import type { Said } from "../../words/said.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** In milliseconds; 0 is no clock. */
export const TURNS = [0, MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, DAY, 3 * DAY];
export const ANSWERS = [0, 30 * SECOND, MINUTE, 2 * MINUTE, 5 * MINUTE, DAY, 3 * DAY];
export const PACES = [0, 500, 1500, 3000, 5000];

/** In the largest unit that gives a whole number. */
export function timeSaid(time: number): Said {
  const units = [
    ["days", DAY],
    ["hours", HOUR],
    ["minutes", MINUTE],
    ["seconds", SECOND],
  ] as const;
  const [unit, length] = units.find(([, length]) => time % length === 0) ?? ["seconds", SECOND];
  return { id: `time-${unit}`, params: { count: time / length } };
}

/** The agreed terms, in the words of the terminal. */
export function termsSaid({ turn, answer, pace, talk }: Terms): Said[] {
  const told: Said[] = [];
  if (turn !== null) told.push({ id: "terms-turn", params: { time: timeSaid(turn) } });
  if (answer !== null) told.push({ id: "terms-answer", params: { time: timeSaid(answer) } });
  if (!told.length) told.push({ id: "terms-no-clock" });
  const slow = { id: "terms-pace", params: { time: timeSaid(pace) } };
  const bots = [pace ? slow : { id: "terms-at-once" }];
  return [...told, ...bots, ...(talk ? [{ id: "terms-talk" }] : [])];
}

/** The values to choose from, with the current one added if it is missing. */
export function withCurrent(values: number[], current: number): number[] {
  return values.includes(current) ? values : [...values, current].sort((one, two) => one - two);
}
