import { expect, test } from "vitest";
import { atDigit, groupOptions } from "./optionGroups.ts";

const option = (action: string) => ({ action, verb: "move" });
const OPTIONS = ["a", "b", "c"].map(option);

test("options are listed as the server groups them, and a twin is not listed again", () => {
  const list = groupOptions(OPTIONS, [
    { heading: { id: "group-character" }, options: [2] },
    { heading: null, options: [0] },
  ]);
  expect(list.map(({ choices }) => choices.map((each) => each.option.action))).toEqual([
    ["c"],
    ["a"],
  ]);
  expect(list[0]?.heading).toEqual({ id: "group-character" });
});

test('the heading "also" is left out where no group stands before it', () => {
  const also = { heading: { id: "group-player" }, options: [2] };
  const first = { heading: { id: "group-character" }, options: [0] };
  expect(groupOptions(OPTIONS, [first, also]).at(-1)?.heading).toEqual(also.heading);
  expect(groupOptions(OPTIONS, [also])[0]?.heading).toBeNull();
  expect(
    groupOptions(OPTIONS, [first, also], ({ action }) => action === "c")[0]?.heading,
  ).toBeNull();
});

test("without groups nothing is lost", () => {
  expect(groupOptions(OPTIONS, [])[0]?.choices).toHaveLength(3);
  expect(groupOptions([], [])).toEqual([]);
});

test("the first nine have a digit each, through all groups", () => {
  const many = [..."abcdefghijkl"].map(option);
  const list = groupOptions(many, [
    { heading: null, options: [0, 1] },
    { heading: null, options: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11] },
  ]);
  expect(atDigit(list, 1)?.action).toBe("a");
  expect(atDigit(list, 3)?.action).toBe("c");
  expect(list[1]?.choices.map(({ digit }) => digit)).toEqual([
    3,
    4,
    5,
    6,
    7,
    8,
    9,
    null,
    null,
    null,
  ]);
  expect(atDigit(groupOptions(OPTIONS, []), 4)).toBeNull();
});

test("what is not shown has no digit, and a group without anything has no heading", () => {
  const groups = [
    { heading: { id: "group-player" }, options: [0] },
    { heading: null, options: [1, 2] },
  ];
  const list = groupOptions(OPTIONS, groups, ({ action }) => action !== "a");
  expect(list).toHaveLength(1);
  expect(atDigit(list, 1)?.action).toBe("b");
});
