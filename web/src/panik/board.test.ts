import { expect, test } from "vitest";
import type { View } from "../wire/panik.ts";
import { around, partOf, slotOf } from "./board.ts";

const view = (parts: Partial<View>): View =>
  ({ seats: 4, viewer: null, agenda: [], outcome: null, ...parts }) as View;

test("the others sit clockwise from whoever looks, and who only watches sits by the first", () => {
  expect(around(view({ viewer: "green" }))).toEqual({
    near: "green",
    others: ["yellow", "red", "blue"],
  });
  expect(around(view({ seats: 2 }))).toEqual({ near: "red", others: ["blue"] });
});

test("in the setup all choose, and nobody's part says whether they have", () => {
  const setup = view({ agenda: [{ verb: "manors", sealed: ["red.1", null, null, null] }] });
  expect(partOf(setup, "red")).toBe("chooses");
  expect(partOf(setup, "blue")).toBe("chooses");
});

test("who was sent a hunter back answers in another's turn", () => {
  const asked = view({
    agenda: [
      { verb: "next-turn", seat: "red" },
      { verb: "new-manor", seat: "blue", kind: "basic", origin: "red.1" },
    ],
  });
  expect(partOf(asked, "blue")).toBe("answers");
  expect(partOf(asked, "red")).toBeNull();
});

test("when it is over nothing is asked of anybody", () => {
  const outcome = { reason: "most_points", rule: "PEND-2", side: "players", winners: [] };
  expect(partOf(view({ outcome }), "red")).toBeNull();
});

test("a hunter is shown coming where it will stand", () => {
  const standing = ["blue:basic", "blue:detector", "green:basic"] as const;
  expect(slotOf("red:call", standing)).toBe(0);
  expect(slotOf("blue:tandem", standing)).toBe(1);
  expect(slotOf("blue:basic", standing)).toBe(1);
  expect(slotOf("green:basic", standing)).toBe(3);
});
