// @vitest-environment jsdom

import { expect, test } from "vitest";
import { routeOf } from "./router.ts";

test("each address is a page, and the rest is lost", () => {
  expect(routeOf("/")).toEqual({ page: "home" });
  expect(routeOf("/new")).toEqual({ page: "new" });
  expect(routeOf("/puzzles")).toEqual({ page: "puzzles" });
  expect(routeOf("/puzzles/12")).toEqual({ page: "puzzle", number: 12 });
  expect(routeOf("/puzzles/today")).toEqual({ page: "puzzle", number: "today" });
  expect(routeOf("/puzzles/0")).toEqual({ page: "not-found" });
  expect(routeOf("/t/ABCdef23")).toEqual({ page: "table", code: "abcdef23" });
  expect(routeOf("/t/abcd-ef23")).toEqual({ page: "table", code: "abcdef23" });
  expect(routeOf("/l/abcdef23")).toEqual({ page: "link", code: "abcdef23" });
  expect(routeOf("/g/abcdefgh23456723")).toEqual({ page: "replay", id: "abcdefgh23456723" });
  expect(routeOf("/rules")).toEqual({ page: "rules", at: "" });
  expect(routeOf("/rules/TRADE-3/")).toEqual({ page: "rules", at: "TRADE-3" });
  expect(routeOf("/rules/a/b")).toEqual({ page: "not-found" });
  expect(routeOf("/g/")).toEqual({ page: "film" });
  expect(routeOf("/g/a/b")).toEqual({ page: "not-found" });
  expect(routeOf("/t/")).toEqual({ page: "not-found" });
  expect(routeOf("/t/a/b")).toEqual({ page: "not-found" });
});
