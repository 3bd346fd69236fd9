import { expect, test } from "vitest";
import type { Impossible } from "../../wire/api.ts";
import { attemptsOf, reasonsFor } from "./reasons.ts";

const refused = (action: string, why: string, said: string | null = action): Impossible => ({
  action,
  verb: action.split(" ")[0] ?? "",
  said: said === null ? null : { id: said },
  rule: "MOVE-1",
  why: { id: why },
});

const ALL = [
  refused("move T n", "why-no-passage"),
  refused("move T e", "why-no-passage", null),
  refused("move A n", "why-no-ap"),
  refused("fire blue.T", "why-no-bullets"),
];

test("a reason is told once, with everything it stands against, and the widest first", () => {
  const reasons = reasonsFor("move", ALL);
  expect(reasons.map(({ why }) => why.id)).toEqual(["why-no-passage", "why-no-ap"]);
  expect(attemptsOf(reasons[0]!, ({ id }) => id)).toEqual(["move T n"]);
});

test("only the verb that was asked about is answered", () => {
  expect(reasonsFor("fire", ALL).map(({ why }) => why.id)).toEqual(["why-no-bullets"]);
  expect(reasonsFor("burn", ALL)).toEqual([]);
});
