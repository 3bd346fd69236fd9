import { expect, test } from "vitest";
import { endingOf } from "./endings.ts";

test("each end has its picture", () => {
  expect(endingOf({ side: "humans", winners: ["red"] })).toBe("burned");
  expect(endingOf({ side: "infected", winners: ["blue"] })).toBe("infected");
  expect(endingOf({ side: "infected", winners: [] })).toBe("nobody");
});
