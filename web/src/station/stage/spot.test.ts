import { expect, test } from "vitest";
import type { Standing } from "../../table/standing.ts";
import type { Event, Room, View, Wire } from "../../wire/station.ts";
import { isPlaced, spotLookedAt, spotOf } from "./spot.ts";

const view = (parasites: [Room, "gray"][] = []): View =>
  ({
    parasites,
    players: [
      { seat: "red", rooms: ["reactor", "team-1"] },
      { seat: "blue", rooms: ["vault.upper", null] },
    ],
  }) as unknown as View;

const piece = (heard: Event, after: View | null = null) => ({
  heard,
  after: { view: after } as unknown as Standing<Wire>,
});

test("a shot concerns the room of the Android that fires and the room of the target", () => {
  const shot: Event = { event: "ShotFired", seat: "red", target: "blue.T" };
  expect(spotOf(piece(shot), view())).toEqual({ rooms: ["team-1", "vault.upper"], kind: "danger" });
});

test("a target in the same room is one room", () => {
  const shot: Event = { event: "ShotFired", seat: "red", target: "gray@team-1" };
  expect(spotOf(piece(shot), view())?.rooms).toEqual(["team-1"]);
});

test("where parasites were and where they are is in danger", () => {
  const moved: Event = { event: "ParasitesMoved", direction: "n" };
  const spot = spotOf(piece(moved, view([["team-1", "gray"]])), view([["reactor", "gray"]]));
  expect(spot).toEqual({ rooms: ["reactor", "team-1"], kind: "danger" });
});

test("a wounded character is shown where it stands, and one that is nowhere is not", () => {
  const wound = (character: "red.T" | "blue.A"): Event => ({
    event: "CharacterWounded",
    character,
    points: 1,
    weapon: "knife",
  });
  expect(spotOf(piece(wound("red.T")), view())?.rooms).toEqual(["reactor"]);
  expect(spotOf(piece(wound("blue.A")), view())).toBeNull();
});

test("a search is no danger", () => {
  const search: Event = {
    event: "RoomSearched",
    seat: "red",
    who: "A",
    room: "team-1",
    partner: null,
  };
  expect(spotOf(piece(search), view())).toEqual({ rooms: ["team-1"], kind: "calm" });
});

test("what concerns no room marks none", () => {
  expect(spotOf(piece({ event: "DieRolled", seat: "red", number: 2 }), view())).toBeNull();
  expect(spotOf(null, view())).toBeNull();
});

test("what is looked back at is shown where it happened, not where its people are now", () => {
  const moved: Event = {
    event: "CharacterMoved",
    seat: "red",
    who: "T",
    room: "hive",
    free: false,
  };
  expect(spotLookedAt(moved)).toEqual({ rooms: ["hive"], kind: "calm" });
  const laid: Event = {
    event: "RoomLaid",
    seat: "red",
    card: "vault",
    place: { cell: "0,1", quarter: "0" },
  };
  expect(spotLookedAt(laid)?.rooms).toEqual(["vault.upper", "vault.lower"]);
  expect(spotLookedAt(null)).toBeNull();
});

test("what happened nowhere in particular has no place", () => {
  expect(isPlaced({ event: "TurnEnded", seat: "red" })).toBe(false);
  expect(spotLookedAt({ event: "TurnEnded", seat: "red" })).toBeNull();
});
