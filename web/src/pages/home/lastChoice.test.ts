// @vitest-environment jsdom

import { beforeEach, expect, test } from "vitest";
import { keepLastChoice, readLastChoice } from "./lastChoice.ts";

beforeEach(() => localStorage.clear());

test("the last choice comes back, and whoever has made none is left to the server", () => {
  expect(readLastChoice()).toEqual({ seats: {} });
  keepLastChoice({ game: "chess", seats: { chess: 4 }, level: "hard" });
  expect(readLastChoice()).toEqual({ game: "chess", seats: { chess: 4 }, level: "hard" });
});

test("an unreadable choice is forgotten", () => {
  localStorage.setItem("panicroom.wished", "{");
  expect(readLastChoice()).toEqual({ seats: {} });
  localStorage.setItem("panicroom.wished", "null");
  expect(readLastChoice()).toEqual({ seats: {} });
});
