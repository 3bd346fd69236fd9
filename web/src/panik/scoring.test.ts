import { expect, test } from "vitest";
import type { Line } from "../table/log.svelte.ts";
import type { GameEvent } from "../table/standing.ts";
import type { Wire } from "../wire/panik.ts";
import { earnedAt, scoredIn, sum } from "./scoring.ts";

const line = (heard: object, key: number): Line<Wire> =>
  ({ key, kind: "event", heard: heard as GameEvent }) as unknown as Line<Wire>;
const scored = (manor: string, ...points: number[]) => ({ event: "ManorScored", manor, points });
const TALK = { key: 9, kind: "talk", notice: { notice: "talked" } } as unknown as Line<Wire>;

const told = [
  line({ event: "HunterPlaced", manor: "red.1" }, 0),
  line(scored("red.1", 4, 0, 2), 1),
  TALK,
  line(scored("blue.3", 0, 9, 0), 2),
];

test("the points grow manor by manor, as they are told", () => {
  expect(sum(scoredIn(told.slice(0, 1)), 3)).toEqual([0, 0, 0]);
  expect(sum(scoredIn(told.slice(0, 2)), 3)).toEqual([4, 0, 2]);
  expect(sum(scoredIn(told), 3)).toEqual([4, 9, 2]);
});

test("each manor has earned its own, and one of which nothing is told earned nothing", () => {
  expect(earnedAt(scoredIn(told), "blue.3", 3)).toEqual([0, 9, 0]);
  expect(earnedAt(scoredIn(told), "green.1", 3)).toEqual([0, 0, 0]);
});
