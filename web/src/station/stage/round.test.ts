// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Heard, Standing } from "../../table/standing.ts";
import { Story } from "../../table/story.svelte.ts";
import type { Event } from "../../wire/station.ts";
import { paceOf } from "./pace.ts";
import rounds from "./rounds.txt?raw";

/**
 * What somebody at a table of four hears of three bots between two own turns, in 40 rounds of games
 * of bots: a round a line, what one decision brought between bars.
 */
const ROUNDS = rounds
  .trim()
  .split("\n")
  .map((round) => round.split(" | ").map((act) => act.split(" ")));
/** Bots at a table of one person answer this fast. */
const THINKS = 100;

const heardIn = (act: string[]): Heard[] => {
  const named = act.map((event) => ({ event, said: { id: event }, card: "?", given: "?" }));
  return named as unknown as Heard[];
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** In milliseconds, from the first answer to the last state drawn, and what was written instead. */
function told(round: string[][]): { time: number; missed: number } {
  const story = new Story(
    (heard, act) => paceOf(heard as Event, act as Event[]),
    () => undefined,
  );
  const states = round.map(
    (act, number) => ({ number, heard: heardIn(act), view: {} }) as unknown as Standing,
  );
  story.begin({ number: -1, heard: [], view: {} } as unknown as Standing);
  const began = Date.now();
  for (const state of states) {
    story.add(state);
    vi.advanceTimersByTime(THINKS);
  }
  while (story.isBehind) vi.advanceTimersByTime(50);
  return { time: Date.now() - began, missed: story.missed.length };
}

test("the bots’ turns of a round are told in 6 to 12 s, and never jump", () => {
  const all = ROUNDS.map(told).sort((one, other) => one.time - other.time);
  const at = (part: number): number => all[Math.floor(part * all.length)]?.time ?? 0;
  expect(at(0)).toBeGreaterThanOrEqual(6000);
  expect(at(0.8)).toBeLessThanOrEqual(12_000);
  expect(at(0.99)).toBeLessThanOrEqual(16_000); // a fight with everybody in it
  expect(all.filter(({ missed }) => missed)).toEqual([]);
});
