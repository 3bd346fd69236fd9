import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../../ui/settings.svelte.ts";
import type { Event } from "../../wire/station.ts";
import { paceOf } from "./pace.ts";

const said = { id: "event" };
const heard = (event: string, fields: object = {}) => ({ event, said, ...fields }) as Event;
const moves = (still: boolean) => vi.stubGlobal("matchMedia", () => ({ matches: still }));

beforeEach(() => moves(false));
afterEach(() => {
  vi.unstubAllGlobals();
  settings.peek = false;
});

test("drama stays longer than a step", () => {
  for (const drama of ["HeatScanHeld", "CharacterDied", "HiveBurned", "PlayerInfected"]) {
    expect(paceOf(heard(drama))).toBeGreaterThan(paceOf(heard("CharacterMoved")));
  }
});

test("what has no sentence, and what happens beside the game, is not staged", () => {
  expect(paceOf({ event: "TurnEnded", seat: "red", said: null })).toBe(0);
  expect(paceOf({ notice: "talked", seat: 0, params: {}, words: "hm", said })).toBe(0);
});

test("what the next sentence shows as well is not staged by itself", () => {
  expect(paceOf(heard("WoundsTaken", { seat: "red" }))).toBe(0);
  expect(paceOf(heard("ItemSpent", { seat: "red", card: "grenade" }))).toBe(0);
  expect(paceOf(heard("ItemSpent", { seat: "red", card: "boost" }))).toBeGreaterThan(0);
});

test("an event of a later server gets the usual time", () => {
  expect(paceOf(heard("SomethingNew"))).toBe(600);
});

test("who wants stillness waits for nothing", () => {
  moves(true);
  expect(paceOf(heard("HiveBurned"))).toBe(0);
});

test("one's own cards stay long enough to be read, backs do not", () => {
  const back = paceOf(heard("CardsTraded", { given: "?", returned: "?" }));
  expect(paceOf(heard("CardsTraded", { given: "gas", returned: "ammo" }))).toBeGreaterThan(back);
});

test("an infecting trade takes no longer than any other", () => {
  const harmless = paceOf(heard("CardsTraded", { given: "gas", returned: "ammo" }));
  expect(paceOf(heard("CardsTraded", { given: "infect:red", returned: "ammo" }))).toBe(harmless);
});

test("where others look at the screen, one's own news takes the time of anybody's", () => {
  settings.peek = true;
  const theirs = paceOf(heard("CardDrawn", { seat: "blue", card: "?" }));
  expect(paceOf(heard("CardDrawn", { seat: "red", card: "host" }))).toBe(theirs);
  expect(paceOf(heard("HostDrawn", { seat: "red" }))).toBe(0);
  expect(paceOf(heard("PlayerInfected", { seat: "red", by: "blue" }))).toBe(0);
});
