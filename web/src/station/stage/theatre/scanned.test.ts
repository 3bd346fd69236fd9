import { expect, test } from "vitest";
import type { HeatScanHeld, View } from "../../../wire/station.ts";
import positions from "../../map/positions.json";
import { meaningOf } from "./scanned.ts";

const full = positions.full.view as unknown as View;
const found = (infected: number): HeatScanHeld => ({ event: "HeatScanHeld", infected, living: 6 });
const seenBy = (infected: boolean): View => ({
  ...full,
  viewer: "red",
  players: full.players.map((each) => (each.seat === "red" ? { ...each, infected } : each)),
});

test("who is human looks for all of them among the living others", () => {
  const said = meaningOf(found(2), seenBy(false));
  expect(said?.params).toMatchObject({ side: "human", count: 2 });
  expect(said?.params?.["others"]).toHaveLength(5);
});

test("who is infected looks for one fewer", () => {
  expect(meaningOf(found(2), seenBy(true))?.params).toMatchObject({ side: "infected", count: 1 });
});

test("where nothing is open nothing is said, nor to an onlooker", () => {
  expect(meaningOf(found(0), seenBy(false))).toBeNull();
  expect(meaningOf(found(1), seenBy(true))).toBeNull();
  expect(meaningOf(found(5), seenBy(false))).toBeNull();
  expect(meaningOf(found(2), { ...seenBy(false), viewer: null })).toBeNull();
});
