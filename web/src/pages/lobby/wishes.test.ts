import { expect, test } from "vitest";
import type { FormField } from "../../wire/protocol.ts";
import { addsUp, fieldSaid, unwished, wishedFor, wishesIn } from "./wishes.ts";

const EDITION: FormField = {
  wish: "edition",
  kind: "one",
  default: "en",
  said: null,
  values: [
    { value: "en", said: { id: "edition-en" }, language: "en" },
    { value: "fr", said: { id: "edition-fr" }, language: "fr" },
  ],
};
const DEPTH: FormField = {
  wish: "bank_depth",
  kind: "number",
  default: 4,
  said: { id: "ruling-bank_depth", params: { value: 4 } },
};
const COINS: FormField = {
  wish: "coins",
  kind: "numbers",
  default: [2, 3, 3, 3, 2],
  said: { id: "ruling-coins", params: { value: "2, 3, 3, 3, 2" } },
  count: 5,
  sum: 13,
};

test("each value has its sentence, numbers too", () => {
  expect(fieldSaid(EDITION, "fr")).toEqual({ id: "edition-fr" });
  expect(fieldSaid(DEPTH, 2)).toEqual({ id: "ruling-bank_depth", params: { value: 2 } });
  expect(fieldSaid(COINS, [1, 3, 3, 3, 3])?.params).toEqual({ value: "1, 3, 3, 3, 3" });
});

test("the usual edition is no wish, but a usual ruling may be one: an edition can have changed it", () => {
  expect(wishedFor({ edition: "fr", seats: 4 }, EDITION, "en")).toEqual({ seats: 4 });
  expect(wishedFor({ edition: "fr" }, DEPTH, 4)).toEqual({ edition: "fr", bank_depth: 4 });
  expect(unwished({ edition: "fr", bank_depth: 4 }, DEPTH)).toEqual({ edition: "fr" });
});

test("numbers are wished for only when they add up", () => {
  expect(addsUp(COINS, [1, 3, 3, 3, 3])).toBe(true);
  expect(addsUp(COINS, [1, 3, 3, 3, 2])).toBe(false);
  expect(addsUp(COINS, [13])).toBe(false);
  expect(addsUp(COINS, [NaN, 3, 3, 3, 4])).toBe(false);
});

test("a language chooses what the server says is its own, and else leaves the default", () => {
  expect(wishesIn("fr", [EDITION, DEPTH])).toEqual({ edition: "fr" });
  expect(wishesIn("en", [EDITION, DEPTH])).toEqual({});
  expect(wishesIn("es", [EDITION, DEPTH])).toEqual({});
  expect(wishesIn("fr", [DEPTH, COINS])).toEqual({});
});
