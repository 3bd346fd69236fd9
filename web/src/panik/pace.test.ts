import { afterEach, expect, test, vi } from "vitest";
import type { Event } from "../wire/panik.ts";
import { paceOf } from "./pace.ts";

const heard = (event: object) => event as Event;
const still = (matches: boolean): void => void vi.stubGlobal("matchMedia", () => ({ matches }));

afterEach(() => vi.unstubAllGlobals());

test("a manor that pays stays longer than one that does not", () => {
  still(false);
  const pays = paceOf(heard({ event: "ManorScored", manor: "red.1", points: [3, 0] }));
  const empty = paceOf(heard({ event: "ManorScored", manor: "red.2", points: [0, 0] }));
  expect(pays).toBeGreaterThan(empty);
  expect(empty).toBeGreaterThan(0);
});

test("what is known anyway, and what is said at the table, takes no time", () => {
  still(false);
  expect(paceOf(heard({ event: "ManorsDealt", seat: "red", manors: "?" }))).toBe(0);
  expect(paceOf(heard({ notice: "talked" }))).toBe(0);
  expect(paceOf(heard({ event: "SomethingNew" }))).toBe(0);
});

test("who wants stillness is shown the same for as long", () => {
  const placed = heard({ event: "HunterPlaced" });
  still(false);
  const moving = paceOf(placed);
  still(true);
  expect(paceOf(placed)).toBe(moving);
});
