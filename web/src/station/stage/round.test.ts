// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Heard, Standing } from "../../table/standing.ts";
import { Story } from "../../table/story.svelte.ts";
import { asBeat, type Beat } from "../../table/storyPace.ts";
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
  const fields = { character: "red.T", card: "?", given: "?" };
  const named = act.map((event) => ({ event, said: { id: event }, ...fields }));
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

type Told = {
  /** In milliseconds, from the first answer to the last state drawn. */
  time: number;
  /** The same without what takes its whole time anyway. */
  hurried: number;
  /** What was written instead. */
  missed: number;
  played: Beat[];
  leftOut: Beat[];
};

const STEP = 50;

function told(round: string[][]): Told {
  const beats = new Map<Heard, Beat>();
  const pauses = new Map<Heard, number>();
  const story = new Story(
    (heard, act) => {
      const beat = asBeat(paceOf(heard as Event, act as Event[]));
      if (beat.lasts) beats.set(heard, beat);
      return beat;
    },
    () => undefined,
  );
  const wait = (milliseconds: number): void => {
    for (let waited = 0; waited < milliseconds; waited += STEP) {
      if (story.now?.heard) pauses.set(story.now.heard, story.pause);
      vi.advanceTimersByTime(STEP);
    }
  };
  const states = round.map(
    (act, number) => ({ number, heard: heardIn(act), view: {} }) as unknown as Standing,
  );
  story.begin({ number: -1, heard: [], view: {} } as unknown as Standing);
  const began = Date.now();
  for (const state of states) {
    story.add(state);
    wait(THINKS);
  }
  while (story.isBehind) wait(STEP);
  const whole = [...pauses].filter(([heard]) => beats.get(heard)?.weight === "whole");
  const time = Date.now() - began;
  const hurried = time - whole.reduce((sum, [, pause]) => sum + pause, 0);
  const [played, leftOut] = [true, false].map((is) =>
    [...beats].filter(([heard]) => pauses.has(heard) === is).map(([, beat]) => beat),
  ) as [Beat[], Beat[]];
  return { time, hurried, missed: story.missed.length, played, leftOut };
}

test.each(ROUNDS)("the turns of bots at a table of $seats are told in 6 to 12 s", ({ rounds }) => {
  const all = rounds.map((round) => ({ acts: round.length, ...told(round) }));
  expect(all.filter(({ hurried }) => hurried > 12_000).length).toBeLessThanOrEqual(all.length / 20);
  expect(all.filter(({ hurried }) => hurried > 13_000)).toEqual([]); // a fight with everybody in it
  expect(all.filter(({ time, acts }) => time < 6000 && acts >= FEW)).toEqual([]);
  expect(all.filter(({ missed }) => missed)).toEqual([]);
});

test.each(ROUNDS)(
  "at a table of $seats haste swallows steps, and next to nothing else",
  ({ rounds }) => {
    const all = rounds.map(told);
    const leftOut = all.flatMap((each) => each.leftOut);
    const played = all.flatMap((each) => each.played);
    expect(leftOut.filter(({ weight }) => weight === "whole")).toEqual([]);
    const loud = (beats: Beat[]): number => beats.filter(({ weight }) => !weight).length;
    expect(loud(leftOut)).toBeLessThanOrEqual(loud(played) / 30);
  },
);
