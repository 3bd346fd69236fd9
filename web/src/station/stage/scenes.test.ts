import { render } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { Standing } from "../../table/standing.ts";
import type { Event, View, Wire } from "../../wire/station.ts";
import positions from "../map/positions.json";
import Stage from "./Stage.svelte";

const view = positions.full.view as unknown as View;
const place = { cell: "2,1", quarter: "180" } as const;
const outcome = { reason: "burned", rule: "WIN-1", side: "humans", winners: ["red"] } as const;

/** Every moment that has a picture of its own, by what it must show. */
const MOMENTS: [string, Event, string][] = [
  ["the D4 shows its number", { event: "DieRolled", seat: "red", number: 3 }, "text"],
  ["the phase shows its round", { event: "ParasitePhaseBegan", seat: "red", round: 4 }, "text"],
  ["parasites move one way", { event: "ParasitesMoved", direction: "e" }, ".arrow"],
  [
    "a parasite rises",
    { event: "ParasiteAppeared", room: "hive", face: "black" },
    "[data-piece=black]",
  ],
  [
    "a last parasite comes from elsewhere",
    { event: "ParasiteShifted", origin: "hive", room: "reactor", face: "flipped" },
    "[data-piece=gray]",
  ],
  ["a parasite dies", { event: "ParasiteKilled", room: "hive", face: "gray" }, ".dying"],
  [
    "a black parasite turns gray",
    { event: "ParasiteWounded", room: "hive", face: "gray" },
    ".after",
  ],
  [
    "an Android fires",
    { event: "ShotFired", seat: "red", target: "blue.T" },
    "[data-piece='red.A']",
  ],
  [
    "somebody is stabbed at",
    { event: "KnifeDrawn", seat: "red", who: "T", target: "gray@hive" },
    "[data-piece='red.T']",
  ],
  ["a grenade bursts", { event: "GrenadeThrown", seat: "red", who: "T", room: "hive" }, ".fire"],
  ["a point is healed", { event: "CharacterHealed", character: "red.T" }, ".gained"],
  ["a character dies", { event: "CharacterDied", character: "red.A" }, "[data-piece='red.A']"],
  ["doors open", { event: "DoorsOpened", seat: "red" }, ".leaf"],
  ["a room is laid", { event: "RoomLaid", seat: "red", card: "sick-bay", place }, ".card"],
  ["a room lay under the Hive", { event: "RoomUnderHiveShown", card: "run-1" }, ".card"],
  ["an own card is turned over", { event: "CardDrawn", seat: "red", card: "gas" }, ".face"],
  ["an alert", { event: "AlertDrawn", seat: "red" }, ".sign"],
  [
    "two meet",
    { event: "TradeBegan", seat: "red", partner: "blue", who: "A", room: "hive" },
    ".meets.seat-blue",
  ],
  ["the Hive burns", { event: "HiveBurned", seat: "red" }, ".flame"],
  [
    "somebody wins",
    { event: "GameEnded", outcome: { ...outcome, winners: ["red"] } },
    "svg.seat-red",
  ],
  ["an item is laid down", { event: "ItemLaidDown", seat: "red", card: "ammo" }, ".card"],
  ["an item is spent", { event: "ItemSpent", seat: "red", card: "boost" }, ".spent"],
  [
    "a hand is shown",
    { event: "HandShown", seat: "blue", viewer: "red", cards: ["gas", "host"] },
    ".face",
  ],
];

/** Nothing has a size here. */
class Unwatching {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  vi.stubGlobal("ResizeObserver", Unwatching);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});

function pictureOf(event: Event): Element | null {
  const heard = { ...event, said: { id: "event" } };
  const after = { view, number: 1, heard: [] } as unknown as Standing<Wire>;
  return render(Stage, { piece: { heard, after }, view }).container.querySelector(".picture");
}

test.each(MOMENTS)("%s", (_, event, shown) => {
  expect(pictureOf(event)?.querySelector(shown)).toBeInTheDocument();
});

test("a card another draws is a back", () => {
  const picture = pictureOf({ event: "CardDrawn", seat: "blue", card: "?" });
  expect(picture?.querySelector(".back")).toBeInTheDocument();
  expect(picture?.querySelector(".face")).toBeNull();
});

test("a hand shown to another is as many backs as it has cards", () => {
  const picture = pictureOf({ event: "HandShown", seat: "blue", viewer: "green", cards: "?" });
  const size = view.players.find(({ seat }) => seat === "blue")?.hand_size;
  expect(picture?.querySelectorAll("li")).toHaveLength(size ?? -1);
  expect(picture?.querySelector(".face")).toBeNull();
});

test.each([
  [{ id: "cast-for-knife", params: { hits: 1 } }, ".hit"],
  [{ id: "cast-for-knife", params: { hits: 0 } }, ".missed"],
  [{ id: "cast-for-way" }, null],
])("a die that was cast for a blow shows what came of it (%s)", (cast_for, shown) => {
  const said = { id: "event-die-rolled", params: { cast_for } };
  const heard = { event: "DieRolled", seat: "red", number: 2, said } as const;
  const piece = { heard, after: { view, number: 1, heard: [] } as unknown as Standing<Wire> };
  const { container } = render(Stage, { piece, view });
  expect(container.querySelectorAll(".blow")).toHaveLength(shown ? 1 : 0);
  if (shown) expect(container.querySelector(shown)).toBeInTheDocument();
});
