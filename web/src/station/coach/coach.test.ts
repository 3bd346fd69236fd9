import { beforeEach, expect, test } from "vitest";
import { Coach } from "./coach.svelte.ts";

const TURN = { name: "turn", rule: "TURN-2" };
const SCAN = { name: "scan", rule: "SCAN-1" };

beforeEach(() => localStorage.clear());

test("each thing is explained once in a browser, whatever table it is met at", () => {
  const coach = new Coach();
  coach.meet([TURN]);
  expect(coach.topic).toEqual(TURN);
  coach.drop();
  new Coach().meet([TURN]);
  coach.meet([TURN]);
  expect(coach.topic).toBeNull();
});

test("one thing at a time, and the next at another time", () => {
  const coach = new Coach();
  coach.meet([TURN, SCAN]);
  expect(coach.topic).toEqual(TURN);
  coach.meet([TURN, SCAN]);
  expect(coach.topic).toEqual(SCAN);
});

test("what was kept in a broken way is forgotten", () => {
  localStorage.setItem("panicroom.coached", "{");
  const coach = new Coach();
  coach.meet([SCAN]);
  expect(coach.topic).toEqual(SCAN);
});
