import { expect, test } from "vitest";
import { countedOf } from "./shown.ts";

test("equal cards are one with a number, and the one that was tapped comes first", () => {
  expect(countedOf(["gas", "armor", "gas", "infect:red"], "armor")).toEqual([
    { card: "armor", count: 1 },
    { card: "gas", count: 2 },
    { card: "infect:red", count: 1 },
  ]);
});

test("covered cards are all the same, and so are their rows", () => {
  expect(countedOf(["?", "?", "?"], "gas")).toEqual([{ card: "?", count: 3 }]);
});
