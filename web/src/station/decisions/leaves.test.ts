import { expect, test } from "vitest";
import type { Option } from "../../wire/station.ts";
import { leavesOf } from "./leaves.ts";

const TAKES: Option = {
  action: "take-wounds",
  verb: "take-wounds",
  ap: 0,
  aftermath: [
    { character: "red.T", points: 1, health: 0 },
    { character: "red.A", points: 4, health: 0 },
  ],
};
const ARMOR: Option = {
  action: "armor red.T",
  verb: "armor",
  ap: 0,
  character: "red.T",
  aftermath: [
    { character: "red.T", points: 0, health: 1 },
    { character: "red.A", points: 3, health: 0 },
  ],
};

test("each answer says who lives and who dies, and of Armor that does not help that they still die", () => {
  const ids = (option: Option) => leavesOf(option, TAKES, "red").map(({ id }) => id);
  expect(ids(TAKES)).toEqual(["page-station-answer-dies", "page-station-answer-dies"]);
  expect(ids(ARMOR)).toEqual(["page-station-answer-left", "page-station-answer-still-dies"]);
});
