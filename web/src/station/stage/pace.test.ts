import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../../ui/settings.svelte.ts";
import { type Event, SECRET_FIELDS } from "../../wire/station.ts";
import { paceOf as beatOf } from "./pace.ts";

const paceOf = (...of: Parameters<typeof beatOf>): number => beatOf(...of).lasts;

const said = { id: "event" };
const heard = (event: string, fields: object = {}) =>
  ({ event, said, character: "red.T", ...fields }) as Event;
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
  const spent = heard("ItemSpent", { seat: "red", card: "grenade" });
  expect(paceOf(spent, [spent, heard("GrenadeThrown")])).toBe(0);
  expect(paceOf(spent, [spent])).toBeGreaterThan(0);
  const died = heard("CharacterDied", { character: "red.T" });
  expect(paceOf(died, [died, heard("PlayerEliminated", { seat: "red" })])).toBe(0);
  expect(paceOf(died, [died, heard("PlayerEliminated", { seat: "blue" })])).toBeGreaterThan(0);
});

test("an event of a later server gets the usual time", () => {
  expect(paceOf(heard("SomethingNew"))).toBe(600);
});

test("who wants stillness is shown the same for as long, with its words at once", () => {
  const moving = beatOf(heard("HiveBurned"));
  moves(true);
  expect(beatOf(heard("HiveBurned"))).toEqual({ ...moving, tells: 0 });
});

test("no event is on the stage for less than 400 ms, and none is told after it", () => {
  for (const name of Object.keys(SECRET_FIELDS)) {
    const { lasts, tells } = beatOf(heard(name));
    expect(lasts === 0 || lasts >= 400, name).toBe(true);
    expect(tells, name).toBeLessThanOrEqual(lasts);
  }
});

test("words come after the die rests, the cards have turned, and the scan has swept", () => {
  expect(beatOf(heard("DieRolled")).tells).toBe(700);
  expect(beatOf(heard("CardsTraded", { given: "gas", returned: "ammo" })).tells).toBe(2500);
  expect(beatOf(heard("HeatScanHeld")).tells).toBe(2600);
});

test("one's own cards stay long enough to be read, backs do not", () => {
  const back = paceOf(heard("CardsTraded", { given: "?", returned: "?" }));
  expect(paceOf(heard("CardsTraded", { given: "gas", returned: "ammo" }))).toBeGreaterThan(back);
});

test("one's own trade, a death, a scan and the end are never told in haste, a stranger's trade is", () => {
  const isWhole = (...of: Parameters<typeof beatOf>) => beatOf(...of).weight === "whole";
  const traded = heard("CardsTraded", { given: "ammo", returned: "infect:red" });
  expect(isWhole(traded)).toBe(true);
  expect(isWhole(traded, [traded, heard("PlayerInfected")])).toBe(true);
  for (const name of ["GameEnded", "HeatScanHeld", "PlayerEliminated"])
    expect(isWhole(heard(name)), name).toBe(true);
  expect(isWhole(heard("CharacterDied", { character: "red.T" }))).toBe(true);
  expect(isWhole(heard("CardsTraded", { given: "?", returned: "?" }))).toBe(false);
});

test("an infecting trade takes no longer than any other", () => {
  const harmless = paceOf(heard("CardsTraded", { given: "gas", returned: "ammo" }));
  expect(paceOf(heard("CardsTraded", { given: "infect:red", returned: "ammo" }))).toBe(harmless);
  const traded = heard("CardsTraded", { given: "ammo", returned: "infect:red" });
  const infected = heard("PlayerInfected", { seat: "blue", by: "red" });
  const act = [traded, infected];
  expect(paceOf(traded, act) + paceOf(infected, act)).toBe(harmless);
});

test("where others look at the screen, one's own news takes the time of anybody's", () => {
  settings.peek = true;
  const theirs = paceOf(heard("CardDrawn", { seat: "blue", card: "?" }));
  expect(paceOf(heard("CardDrawn", { seat: "red", card: "host" }))).toBe(theirs);
  expect(paceOf(heard("HostDrawn", { seat: "red" }))).toBe(0);
  expect(paceOf(heard("PlayerInfected", { seat: "red", by: "blue" }))).toBe(0);
});

test("the number of a scan stays long enough to be counted", () => {
  const { lasts, tells } = beatOf(heard("HeatScanHeld"));
  expect(lasts - tells).toBeGreaterThanOrEqual(1500);
});
