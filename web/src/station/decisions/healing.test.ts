import { expect, test } from "vitest";
import type { Option, ShareHealing } from "../../wire/station.ts";
import { viewOf } from "../example.ts";
import { destinedIn, isAnswered } from "./healing.ts";

const HEAL: Option = { action: "heal red.A", verb: "heal", ap: 0, character: "red.A" };
const OTHER: Option = { action: "heal red.T", verb: "heal", ap: 0, character: "red.T" };
const STOP: Option = { action: "stop-healing", verb: "stop-healing", ap: 0 };

const asked = (left: number, options: Option[], told: Partial<ShareHealing> = {}) => {
  const frame: ShareHealing = {
    verb: "healing",
    seat: "red",
    user: "red.A",
    remedy: "first-aid",
    left,
    first: null,
    ...told,
  };
  return destinedIn(viewOf({ agenda: [frame] }), "red", options);
};

test("points are destined where one alone can have them, forgone or not", () => {
  expect(asked(2, [HEAL])?.option).toBe(HEAL);
  expect(asked(2, [HEAL, OTHER])).toBeNull();
  expect(asked(1, [HEAL, STOP])?.option).toBe(HEAL);
  expect(asked(2, [HEAL], { seat: "blue" })).toBeNull();
});

test("the answer to the first point holds for the rest of the same kit", () => {
  const first = asked(2, [HEAL])!;
  expect(isAnswered(asked(1, [HEAL, STOP])!, first)).toBe(true);
  expect(isAnswered(first, first)).toBe(false);
  expect(isAnswered(asked(1, [OTHER])!, first)).toBe(false);
  expect(isAnswered(asked(1, [HEAL], { remedy: "sick-bay" })!, first)).toBe(false);
});

test("who had a choice at the first point is asked again for the second", () => {
  expect(isAnswered(asked(1, [HEAL, STOP])!, asked(2, [HEAL, OTHER]))).toBe(false);
});
