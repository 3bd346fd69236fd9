import { expect, test } from "vitest";
import { POSITIONS } from "../positions.ts";
import { barredTurn } from "./turning.ts";

const { options, refused } = POSITIONS.beginning;
const option = (text: string) => options.find(({ action }) => action === text)!;

test("a card that cannot be turned says why, and which sides forbid it", () => {
  const barred = barredTurn(option("explore T w 0"), refused);
  expect(barred).toMatchObject({ rule: "MAP-2", why: { id: "why-sides-clash" }, sides: ["e"] });
});

test("where both turns fit no side forbids one", () => {
  expect(barredTurn(option("explore T s 0"), refused)?.sides).toEqual([]);
});

test("what is refused elsewhere is no reason here", () => {
  const elsewhere = refused.filter(({ action }) => action.startsWith("explore T s"));
  expect(barredTurn(option("explore T w 0"), elsewhere)).toBeNull();
});
