import { expect, test } from "vitest";
import type { View } from "../../../wire/station.ts";
import { explained } from "./explaining.ts";
import { POSITIONS } from "../positions.ts";

const view = (more: Partial<View>): View => ({ ...POSITIONS.beginning.view, ...more });
const ids = (more: Partial<View>) => explained("rooms", view(more)).lines.map(({ id }) => id);

test("the next room tells what it is good for, how its sides lie and what is left", () => {
  expect(ids({ next_room: "parasite-2" })).toEqual([
    "page-map-does-parasite",
    "page-map-sides-open",
    "page-map-rooms-left",
  ]);
  const [, open] = explained("rooms", view({ next_room: "terminal" })).lines;
  expect(open?.params?.["sides"]).toEqual([
    { id: "direction-e" },
    { id: "direction-s" },
    { id: "direction-w" },
  ]);
});

test("a card of two rooms tells both, and its security doors", () => {
  const told = ids({ next_room: "vault" });
  expect(told).toContain("page-map-does-terminal");
  expect(told).toContain("page-map-does-anteroom");
  expect(told.at(-1)).toBe("page-map-rooms-left");
});

test("the Hive is among the rooms left until it lies, and without any room that alone is told", () => {
  const hive = (more: Partial<View>) =>
    explained("rooms", view(more)).lines.at(-1)?.params?.["hive"];
  expect(hive({})).toBe("yes");
  expect(hive({ map: [{ card: "hive", cell: "0,1", quarter: "0" }] })).toBe("no");
  expect(ids({ next_room: null, rooms_left: 0 })).toEqual(["page-map-rooms-left"]);
});

test("the search deck tells both counts", () => {
  const { lines, rule } = explained("searches", view({ search_left: 4, discards: ["gas"] }));
  expect(lines).toEqual([{ id: "page-map-searches-left", params: { left: 4, gone: 1 } }]);
  expect(rule).toBe("SEARCH-6");
});
