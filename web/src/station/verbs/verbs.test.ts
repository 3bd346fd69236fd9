import { expect, test } from "vitest";
import type { Option } from "../../wire/station.ts";
import { optionsFor, optionsOf, VERB_NAMES, VERBS, type Verb } from "./verbs.ts";

const option = (verb: Verb, more: Partial<Option> = {}): Option => ({
  action: `${verb} ${more.character ?? ""}`,
  verb,
  ap: 1,
  ...more,
});

test("running is moving, and trying the next card is exploring", () => {
  const options = [option("run"), option("move"), option("try-next"), option("search")];
  expect(optionsFor("move", options).map(({ verb }) => verb)).toEqual(["run", "move"]);
  expect(optionsFor("explore", options).map(({ verb }) => verb)).toEqual(["try-next"]);
  expect(optionsFor("fire", options)).toEqual([]);
});

test("no verb stands under two words", () => {
  const all = VERB_NAMES.flatMap((name) => VERBS[name]);
  expect(new Set(all).size).toBe(all.length);
});

test("one character's options leave out the other's, not the player's own", () => {
  const options = [
    option("move", { character: "red.T" }),
    option("move", { character: "red.A" }),
    option("end-turn"),
  ];
  expect(optionsOf("red.A", options).map(({ action }) => action)).toEqual([
    "move red.A",
    "end-turn ",
  ]);
  expect(optionsOf(null, options)).toHaveLength(3);
});
