import { expect, test } from "vitest";
import type { Refused } from "../table/refusals.ts";
import { byReason } from "./reasons.ts";

const tried = (
  action: string,
  why: string,
  said: string | null,
  relevance: Refused["relevance"] = "direct",
): Refused => ({
  action,
  verb: "move",
  rule: "X-1",
  why: { id: why },
  said: said === null ? null : { id: said },
  sketch: { action, verb: "move" },
  relevance,
});
const told = (found: Refused[]) =>
  byReason(found, ({ id }) => id).map(({ why, attempts }) => [why.id, ...attempts]);

test("a reason is given once, with all that it stands against, and what is rare comes first", () => {
  const found = [
    tried("move T n", "why-door-closed", "north"),
    tried("move T s", "why-door-closed", "south"),
    tried("move T x", "why-door-closed", null),
    tried("burn T", "why-not-there", "burn"),
  ];
  expect(told(found)).toEqual([
    ["why-not-there", "burn"],
    ["why-door-closed", "north", "south"],
  ]);
});

test("what both characters try alike is said once", () => {
  const found = [
    tried("stab T x", "why-no-knife", "stab"),
    tried("stab A x", "why-no-knife", "stab"),
  ];
  expect(told(found)).toEqual([["why-no-knife", "stab"]]);
});

test("what stands against everything is said alone, and last", () => {
  const found = [
    tried("a", "why-answer-first", "a", "general"),
    tried("b", "why-answer-first", "b", "general"),
    tried("c", "why-full", "c", "kind"),
  ];
  expect(told(found)).toEqual([["why-full"], ["why-answer-first"]]);
  expect(told([tried("a", "why-others-decide", "a", "general")])).toEqual([["why-others-decide"]]);
});

test("a reason that names all it stands against is one sentence, however much that is", () => {
  const found = [1, 2, 3, 4].map((n) =>
    tried(`turn-up blue.${n}`, "why-not-yours", `b${n}`, "kind"),
  );
  expect(told(found)).toEqual([["why-not-yours"]]);
});

test("cards not held and answers not asked are no reasons, unless there is no other", () => {
  const beside = [
    tried("lay 0", "why-no-card-to-lay", "lay", "aside"),
    tried("aid", "why-not-in-hand", "aid", "aside"),
  ];
  expect(told([...beside, tried("burn T", "why-not-there", "burn")])).toEqual([
    ["why-not-there", "burn"],
  ]);
  expect(told(beside)).toHaveLength(2);
});
