import { expect, test } from "vitest";
import { endingOf, standing } from "./endings.ts";

test("each end has its picture", () => {
  expect(endingOf({ side: "humans", winners: ["red"] })).toBe("burned");
  expect(endingOf({ side: "infected", winners: ["blue"] })).toBe("infected");
  expect(endingOf({ side: "infected", winners: [] })).toBe("nobody");
});

test("those who won stand around the middle, where a phone looks", () => {
  const places = (...seats: ("red" | "blue" | "green")[]) => standing(seats).map(({ x }) => x);
  expect(places("red")).toEqual([720]);
  expect(places("red", "blue")).toEqual([590, 850]);
  expect(places("red", "blue", "green")).toEqual([720, 980, 460]);
});
