import { expect, test } from "vitest";
import type { Event } from "../../../wire/station.ts";
import { theatreOf } from "./theatre.ts";

const event = (name: string, more: object = {}): Event => ({ event: name, ...more }) as Event;
const TRADE = { seat: "red", partner: "blue", given: "gas", returned: "ammo" };

test("only the gravest moments take the screen", () => {
  for (const grave of ["PlayerInfected", "HostDrawn", "HeatScanHeld", "PlayerEliminated"])
    expect(theatreOf(event(grave), "red"), grave).not.toBeNull();
  for (const quiet of ["CharacterMoved", "DieRolled", "ParasitesMoved", "CharacterDied"])
    expect(theatreOf(event(quiet), "red"), quiet).toBeNull();
});

test("one's own trade does, another's does not, and none whose cards are covered", () => {
  expect(theatreOf(event("CardsTraded", TRADE), "blue")).not.toBeNull();
  expect(theatreOf(event("CardsTraded", TRADE), "green")).toBeNull();
  const covered = { ...TRADE, given: "?", returned: "?" };
  expect(theatreOf(event("CardsTraded", covered), "red")).toBeNull();
});

test("a trade looks the same whatever was given", () => {
  const infecting = { ...TRADE, returned: "infect:blue" };
  expect(theatreOf(event("CardsTraded", infecting), "red")).toBe(
    theatreOf(event("CardsTraded", TRADE), "red"),
  );
});
