import { expect, test } from "vitest";
import type { Impossible } from "../wire/api.ts";
import { byReason } from "./reasons.ts";

const tried = (action: string, rule: string, why: string, said: string | null): Impossible => ({
  action,
  verb: "move",
  rule,
  why: { id: why },
  said: said === null ? null : { id: said },
});

test("a reason is given once, with all that it stands against, and the commonest first", () => {
  const found = byReason(
    [
      tried("search T -", "SEARCH-1", "why-no-ap", "search"),
      tried("move T n", "MOVE-1", "why-no-door", "north"),
      tried("move T s", "MOVE-1", "why-no-door", "south"),
      tried("move T x", "MOVE-1", "why-no-door", null),
    ],
    ({ id }) => id,
  );
  expect(found.map(({ rule, attempts }) => [rule, attempts.map(({ action }) => action)])).toEqual([
    ["MOVE-1", ["move T n", "move T s"]],
    ["SEARCH-1", ["search T -"]],
  ]);
});
