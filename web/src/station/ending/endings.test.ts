import { expect, test } from "vitest";
import { endingOf, standing, titleOf } from "./endings.ts";

test("each end has its picture", () => {
  expect(endingOf({ side: "humans", winners: ["red"] })).toBe("burned");
  expect(endingOf({ side: "infected", winners: ["blue"] })).toBe("infected");
  expect(endingOf({ side: "infected", winners: [] })).toBe("nobody");
});

test("those who won stand around the middle, where a phone looks", () => {
  const places = (...seats: ("red" | "blue" | "green")[]) => standing(seats).map(({ x }) => x);
  expect(places("red")).toEqual([720]);
  expect(places("red", "blue")).toEqual([400, 1040]);
  expect(places("red", "blue", "green")).toEqual([720, 955, 485]);
  expect(standing(["red", "blue"], true).map(({ x }) => x)).toEqual([627.5, 812.5]);
});

test("where nobody has won, the title tells whether anybody lives", () => {
  const nobody = { side: "infected", winners: [] };
  const dead = { health: [0, 0] as [number, number] };
  const alive = { health: [0, 2] as [number, number] };
  expect(titleOf(nobody, [dead, dead]).id).toBe("page-station-end-nobody");
  expect(titleOf(nobody, [dead, alive]).id).toBe("page-station-end-none");
  const won = { side: "humans", winners: ["red" as const] };
  expect(titleOf(won, [dead, alive]).id).toBe("page-station-end-burned");
});
