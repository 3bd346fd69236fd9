import { expect, test } from "vitest";
import type { Option } from "../../wire/station.ts";
import { verbsOf } from "./large.ts";
import { VERB_NAMES } from "./verbs.ts";

const options = (...verbs: Option["verb"][]): Option[] =>
  verbs.map((verb) => ({ action: verb, verb, ap: 1 }));

test("four of what is possible are large, in the order of all verbs; the rest is under More", () => {
  const found = verbsOf(
    options("search", "move", "fire", "explore", "burn", "terminal", "end-turn"),
  );
  expect(found.large).toEqual(["move", "explore", "search", "burn"]);
  expect(found.more).toEqual(["fire", "terminal"]);
  expect(found.canEnd).toBe(true);
});

test("what is not possible is under More as well, and nothing is lost", () => {
  const { large, more, not, canEnd } = verbsOf(options("move", "boost"));
  expect(large).toEqual(["move", "items"]);
  expect(canEnd).toBe(false);
  expect([...large, ...more, ...not].sort()).toEqual(
    VERB_NAMES.filter((verb) => verb !== "end").sort(),
  );
});
