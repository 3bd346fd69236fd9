// @vitest-environment jsdom

import { beforeEach, expect, test } from "vitest";
import { keepWished, lastWished } from "./wished.ts";

beforeEach(() => localStorage.clear());

test("the last choice comes back, and whoever has made none is left to the server", () => {
  expect(lastWished()).toEqual({ seats: {} });
  keepWished({ game: "chess", seats: { chess: 4 }, level: "hard" });
  expect(lastWished()).toEqual({ game: "chess", seats: { chess: 4 }, level: "hard" });
});

test("what cannot be read is forgotten", () => {
  localStorage.setItem("panicroom.wished", "{");
  expect(lastWished()).toEqual({ seats: {} });
  localStorage.setItem("panicroom.wished", "null");
  expect(lastWished()).toEqual({ seats: {} });
});
