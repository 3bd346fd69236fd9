import { expect, test } from "vitest";
import { secretsOf } from "./secrets.ts";

test("an event that the page does not know is wholly secret", () => {
  const fields = { TurnBegan: [], CardDrawn: ["card"] };
  expect(secretsOf({ event: "CardDrawn" }, fields)).toEqual(["card"]);
  expect(secretsOf({ event: "TurnBegan" }, fields)).toEqual([]);
  expect(secretsOf({ event: "OfALaterVersion" }, fields)).toBe("all");
});
