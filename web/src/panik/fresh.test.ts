import { expect, test } from "vitest";
import type { Line } from "../table/log.svelte.ts";
import type { Wire } from "../wire/panik.ts";
import { areFresh, arrivals } from "./fresh.ts";

const told = (...events: object[]): Line<Wire>[] =>
  events.map((heard, key) => ({ key, kind: "event", heard }) as unknown as Line<Wire>);
const placed = (seat: string, kind: string, manor: string) => ({
  event: "HunterPlaced",
  seat,
  kind,
  manor,
});

test("who has come since one's own last turn is new, and nobody who came before", () => {
  const lines = told(
    placed("blue", "basic", "red.1"),
    placed("red", "tandem", "red.1"),
    placed("blue", "call", "blue.2"),
    { event: "HunterCalled", seat: "blue", hunter: "red:basic", origin: "red.1", manor: "blue.2" },
  );
  expect(arrivals(lines, "red")).toEqual([
    { hunter: "blue:call", manor: "blue.2" },
    { hunter: "red:basic", manor: "blue.2" },
  ]);
  expect(arrivals(lines, "blue")).toEqual([]);
});

test("a hunter that found a new place is new there to all but its owner", () => {
  const again = { event: "HunterPlacedAgain", hunter: "blue:basic", manor: "red.2" };
  expect(arrivals(told(again), "red")).toEqual([{ hunter: "blue:basic", manor: "red.2" }]);
  expect(arrivals(told(again), "blue")).toEqual([]);
});

test("of two alike only as many are new as have come", () => {
  const came = [{ hunter: "blue:basic", manor: "red.1" }] as const;
  expect(areFresh(["blue:basic", "red:call", "blue:basic"], "red.1", came)).toEqual([
    false,
    false,
    true,
  ]);
  expect(areFresh(["blue:basic"], "red.2", came)).toEqual([false]);
});

test("those who watch have no turn since which anything is new", () => {
  expect(arrivals(told(placed("blue", "basic", "red.1")), null)).toEqual([]);
});
