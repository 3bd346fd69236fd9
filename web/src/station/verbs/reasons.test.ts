import { expect, test } from "vitest";
import type { Impossible } from "../../wire/api.ts";
import type { Card } from "../../wire/station.ts";
import { attemptsOf, reasonsFor } from "./reasons.ts";

const refused = (action: string, id: string, params?: Record<string, string>): Impossible => ({
  action,
  verb: action.split(" ")[0] ?? "",
  said: { id: action },
  rule: "MOVE-1",
  why: params ? { id, params } : { id },
});
const unsaid = (attempt: Impossible): Impossible => ({ ...attempt, said: null });
const told = (verb: "move" | "search" | "fire" | "burn", all: Impossible[]) =>
  reasonsFor(verb, all).map(({ whys }) => whys.map(({ id }) => id));

test("a reason is told once, with everything it stands against, and the widest first", () => {
  const reasons = reasonsFor("move", [
    refused("move T n", "why-traded"),
    unsaid(refused("move T e", "why-traded")),
    refused("move A n", "why-no-ap"),
    refused("fire blue.T", "why-no-bullets"),
  ]);
  expect(reasons.map(({ whys }) => whys)).toEqual([[{ id: "why-traded" }], [{ id: "why-no-ap" }]]);
  expect(attemptsOf(reasons[0]!, ({ id }) => id)).toEqual(["move T n"]);
});

test("the same reason for four directions is one reason in four sentences", () => {
  const directions = ["n", "e", "s", "w"];
  const all = directions.map((d) => refused(`move T ${d}`, "why-no-passage", { direction: d }));
  expect(told("move", all)).toEqual([Array(4).fill("why-no-passage")]);
});

test("only the verb that was asked about is answered", () => {
  const all = [refused("fire blue.T", "why-no-bullets")];
  expect(told("fire", all)).toEqual([["why-no-bullets"]]);
  expect(told("burn", all)).toEqual([]);
});

test("whoever cannot search at all is not told with whom not, but is if nothing else speaks", () => {
  const alone = refused("search T -", "why-nothing-to-search");
  const joint = refused("search T blue", "why-partner-not-here", { seat: "blue" });
  expect(told("search", [joint, alone])).toEqual([["why-nothing-to-search"]]);
  expect(told("search", [joint])).toEqual([["why-partner-not-here"]]);
});

test("of items only those in the hand are spoken of, and first what could be played at all", () => {
  const all = [
    refused("scan-body T blue", "why-not-in-hand"),
    refused("lay-down knife", "why-not-in-hand"),
    refused("lay-down gas", "why-not-kept"),
    refused("boost", "why-hand-at-minimum"),
  ];
  const ids = (hand: Card[]) => reasonsFor("items", all, hand).map(({ id }) => id);
  expect(ids(["gas", "boost"])).toEqual(["why-hand-at-minimum"]);
  expect(ids(["gas"])).toEqual(["why-not-kept"]);
  expect(ids([])).toEqual([]);
});

test("who cannot explore is not told that there is no card to lay, but where none fits", () => {
  const lay = refused("lay team-4 0,1 0", "why-no-card-to-lay");
  const explore = refused("explore T n 0", "why-fits-elsewhere");
  expect(reasonsFor("explore", [lay, lay, explore]).map(({ id }) => id)).toEqual([
    "why-fits-elsewhere",
  ]);
});

test("nobody is told that parasites which are nowhere cannot be shot", () => {
  const nowhere = ["gray@run-1", "black@run-1"].map((at) =>
    refused(`fire ${at}`, "why-no-such-parasite"),
  );
  const far = refused("fire blue.T", "why-too-far");
  expect(told("fire", [...nowhere, far])).toEqual([["why-too-far"]]);
});

test("who has no bullets is not told of a second shot, nor who cannot go of a parasite's way", () => {
  const shots = [
    refused("hold-fire", "why-no-second-shot"),
    refused("fire blue.T", "why-no-bullets"),
  ];
  expect(told("fire", shots)).toEqual([["why-no-bullets"]]);
  const ways = [
    refused("move-parasite gray@run-1", "why-no-parasite-to-move"),
    refused("run T n", "why-no-run"),
    refused("move T n", "why-no-ap"),
  ];
  expect(told("move", ways)).toEqual([["why-no-ap"]]);
});
