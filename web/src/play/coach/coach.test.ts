// @vitest-environment jsdom

import { beforeEach, expect, test } from "vitest";
import { Coach } from "./coach.svelte.ts";

const TURN = { name: "turn", says: "page-turn", rule: "TURN-2", isAsked: true };
const SCAN = { name: "scan", says: "page-scan", rule: "SCAN-1", isAsked: false };

beforeEach(() => localStorage.clear());

test("each thing is explained once in a browser, whatever table it is met at", () => {
  const coach = new Coach();
  coach.meet([TURN]);
  expect(coach.topic).toEqual(TURN);
  coach.drop();
  coach.meet([TURN]);
  expect(coach.topic).toBeNull();
  const elsewhere = new Coach();
  elsewhere.meet([TURN]);
  expect(elsewhere.topic).toBeNull();
});

test("a tip that was not dismissed is shown again after a reload", () => {
  new Coach().meet([TURN]);
  const again = new Coach();
  again.meet([TURN]);
  expect(again.topic).toEqual(TURN);
});

test("one thing at a time, and the next when the first is over", () => {
  const coach = new Coach();
  coach.meet([TURN, SCAN]);
  coach.meet([TURN, SCAN]);
  expect(coach.topic).toEqual(TURN);
  coach.meet([SCAN]);
  expect(coach.topic).toEqual(SCAN);
});

test("a tip about a decision goes with it, one about an event stays until it is dismissed", () => {
  const coach = new Coach();
  coach.meet([TURN]);
  coach.meet([]);
  expect(coach.topic).toBeNull();
  coach.meet([SCAN]);
  coach.meet([]);
  expect(coach.topic).toEqual(SCAN);
});

test("unreadable storage is forgotten", () => {
  localStorage.setItem("panicroom.coached", "{");
  const coach = new Coach();
  coach.meet([SCAN]);
  expect(coach.topic).toEqual(SCAN);
});
