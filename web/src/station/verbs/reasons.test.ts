import { expect, test } from "vitest";
import type { Refused } from "../../table/refusals.ts";
import type { Card, Wire } from "../../wire/station.ts";
import { attemptsOf, reasonsFor } from "./reasons.ts";
import type { Verb } from "./verbs.ts";

type More = Partial<Refused<Wire>> & { card?: Card };
const refused = (action: string, id: string, { card, ...more }: More = {}): Refused<Wire> => {
  const verb = (action.split(" ")[0] ?? "") as Verb;
  const sketch = { action, verb, ap: 1, ...(card && { card }) };
  const said = { id: action };
  return { action, verb, said, rule: "MOVE-1", why: { id }, sketch, relevance: "direct", ...more };
};
const aside = (action: string, id: string, more: More = {}): Refused<Wire> =>
  refused(action, id, { relevance: "aside", ...more });
const unsaid = (attempt: Refused<Wire>): Refused<Wire> => ({ ...attempt, said: null });
const told = (verb: "move" | "search" | "fire", all: Refused<Wire>[]) =>
  reasonsFor(verb, all).map(({ whys }) => whys.map(({ id }) => id));

test("a reason is told once, with everything it stands against, and the widest first", () => {
  const reasons = reasonsFor("move", [
    refused("move T n", "why-traded"),
    unsaid(refused("move T e", "why-traded")),
    refused("move A n", "why-no-ap"),
  ]);
  expect(reasons.map(({ whys }) => whys)).toEqual([[{ id: "why-traded" }], [{ id: "why-no-ap" }]]);
  expect(attemptsOf(reasons[0]!, ({ id }) => id)).toEqual(["move T n"]);
});

test("the same reason for four directions is one reason in four sentences", () => {
  const directions = ["n", "e", "s", "w"];
  const all = directions.map((d) =>
    aside(`move T ${d}`, "why-no-passage", {
      why: { id: "why-no-passage", params: { direction: d } },
    }),
  );
  expect(told("move", all)).toEqual([Array(4).fill("why-no-passage")]);
});

test("whoever cannot search at all is not told with whom not, but is if nothing else speaks", () => {
  const alone = refused("search T -", "why-nothing-to-search");
  const joint = aside("search T blue", "why-partner-not-here");
  expect(told("search", [joint, alone])).toEqual([["why-nothing-to-search"]]);
  expect(told("search", [joint])).toEqual([["why-partner-not-here"]]);
});

test("of items only those in the hand are spoken of, and first what could be played at all", () => {
  const all = [
    aside("scan-body T blue", "why-not-in-hand", { card: "scanner" }),
    aside("lay-down knife", "why-not-in-hand", { card: "knife" }),
    aside("lay-down gas", "why-not-kept", { card: "gas" }),
    refused("boost", "why-hand-at-minimum", { card: "boost" }),
  ];
  const ids = (hand: Card[]) => reasonsFor("items", all, hand).map(({ id }) => id);
  expect(ids(["gas", "boost"])).toEqual(["why-hand-at-minimum"]);
  expect(ids(["gas"])).toEqual(["why-not-kept"]);
  expect(ids([])).toEqual([]);
});

test("what does not help is told only if nothing else stands against the verb", () => {
  const nowhere = aside("fire gray@run-1", "why-no-such-parasite");
  const far = refused("fire blue.T", "why-too-far");
  expect(told("fire", [nowhere, nowhere, far])).toEqual([["why-too-far"]]);
  expect(told("fire", [nowhere])).toEqual([["why-no-such-parasite"]]);
});
