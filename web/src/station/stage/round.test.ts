// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Heard, Standing } from "../../table/standing.ts";
import { Story } from "../../table/story.svelte.ts";
import type { Event } from "../../wire/station.ts";
import { paceOf } from "./pace.ts";
import four from "./rounds/4.txt?raw";
import five from "./rounds/5.txt?raw";
import six from "./rounds/6.txt?raw";

/**
 * What somebody at a table of so many hears of the bots between two own turns: a round a line, what
 * one decision brought between bars. Made by tools/rounds.py; the pace was not tuned on these.
 */
const ROUNDS = Object.entries({ four, five, six }).map(([seats, text]) => {
  const rounds = text.trim().split("\n");
  return { seats, rounds: rounds.map((round) => round.split(" | ").map((act) => act.split(" "))) };
});
/** Fewer acts than this are told at their usual length, which may be short: most are dead. */
const FEW = 12;
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

test.each(ROUNDS)("the turns of bots at a table of $seats are told in 6 to 12 s", ({ rounds }) => {
  const all = rounds.map((round) => ({ acts: round.length, ...told(round) }));
  expect(all.filter(({ time }) => time > 12_000).length).toBeLessThanOrEqual(all.length / 20);
  expect(all.filter(({ time }) => time > 13_000)).toEqual([]); // a fight with everybody in it
  expect(all.filter(({ time, acts }) => time < 6000 && acts >= FEW)).toEqual([]);
  expect(all.filter(({ missed }) => missed)).toEqual([]);
});
