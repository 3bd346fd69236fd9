import { render } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { Event, View } from "../../../wire/station.ts";
import { language } from "../../../words/language.svelte.ts";
import { Camera } from "../camera/camera.svelte.ts";
import { full, happeningOf } from "./example.ts";
import Happens from "./Happens.svelte";

const SEARCHED = { event: "RoomSearched", seat: "red", who: "T", room: "reactor" } as const;
const SEARCH: Event = { ...SEARCHED, partner: null };
const wound = (character: "red.T" | "blue.T", points: number): Event => ({
  event: "CharacterWounded",
  character,
  points,
  weapon: "parasites",
});

/** Every moment that is played on the map, by what it must show. */
const MOMENTS: [string, Event[], string][] = [
  ["a shot marks its target", [{ event: "ShotFired", seat: "red", target: "black.T" }], ".hit"],
  ["a knife cuts", [{ event: "KnifeDrawn", seat: "black", who: "T", target: "red.A" }], ".cut"],
  ["the D4 shows its number", [SEARCH, { event: "DieRolled", seat: "red", number: 3 }], "text"],
  ["the phase begins", [{ event: "ParasitePhaseBegan", seat: "red", round: 4 }], ".waking"],
  ["parasites walk", [{ event: "ParasitesMoved", direction: "e" }], "[data-walker]"],
  ["eyes open", [{ event: "ParasiteAppeared", room: "vault.upper", face: "gray" }], ".eyes"],
  [
    "one is gone from elsewhere",
    [{ event: "ParasiteShifted", origin: "run-2", room: "terminal", face: "black" }],
    ".going",
  ],
  ["a parasite dies", [{ event: "ParasiteKilled", room: "team-3", face: "gray" }], ".dead"],
  ["one turns gray", [{ event: "ParasiteWounded", room: "run-2", face: "flipped" }], ".weaker"],
  [
    "a grenade bursts",
    [{ event: "GrenadeThrown", seat: "red", who: "T", room: "team-3" }],
    ".burst",
  ],
  ["a heart breaks", [wound("blue.T", 1)], "[data-hurt='blue.T'] .lost"],
  ["a point is healed", [{ event: "CharacterHealed", character: "red.T" }], ".gained"],
  ["a torch goes out", [{ event: "CharacterDied", character: "red.A" }], ".cross"],
  ["locks spring open", [{ event: "DoorsOpened", seat: "red" }], ".lock"],
  [
    "a room falls into its place",
    [{ event: "RoomLaid", seat: "red", card: "hive", place: { cell: "3,1", quarter: "0" } }],
    ".falls",
  ],
  ["a room lay under the Hive", [{ event: "RoomUnderHiveShown", card: "run-1" }], ".shown"],
  ["a torch narrows", [SEARCH], ".room"],
  ["an own card turns", [SEARCH, { event: "CardDrawn", seat: "red", card: "gas" }], ".face"],
  ["an alert", [SEARCH, { event: "AlertDrawn", seat: "red" }], ".siren"],
  [
    "two meet",
    [{ event: "TradeBegan", seat: "blue", partner: "green", who: "A", room: "reactor" }],
    ".given",
  ],
  ["an item is laid down", [{ event: "ItemLaidDown", seat: "red", card: "ammo" }], ".card"],
  ["an item is spent", [{ event: "ItemSpent", seat: "red", card: "boost" }], ".spent"],
  [
    "a hand is shown",
    [{ event: "HandShown", seat: "blue", viewer: "red", cards: ["gas", "host"] }],
    "li .back",
  ],
];

const still = (matches: boolean) => vi.stubGlobal("matchMedia", () => ({ matches }));

beforeEach(async () => {
  still(false);
  await language.choose("en");
  await language.speakOf("station");
});

function played(events: Event[], view: View = full): HTMLElement {
  const happening = happeningOf(events, true, view);
  return render(Happens, { happening, camera: new Camera() }).container;
}

test.each(MOMENTS)("%s", (_, events, shown) => {
  expect(played(events).querySelector(shown)).toBeInTheDocument();
});

test.each(MOMENTS)("%s, and who wants stillness is shown the same", (_, events) => {
  const moving = played(events).innerHTML;
  still(true);
  expect(played(events).innerHTML).toBe(moving);
});

test("a card another draws is a back, and so is every hand that is shown", () => {
  const drawn = played([SEARCH, { event: "CardDrawn", seat: "red", card: "?" }]);
  expect(drawn.querySelector(".back")).toBeInTheDocument();
  expect(drawn.querySelector(".face")).toBeNull();
  const hand = played([{ event: "HandShown", seat: "blue", viewer: "red", cards: ["gas"] }]);
  const size = full.players.find(({ seat }) => seat === "blue")?.hand_size;
  expect(hand.querySelectorAll("li")).toHaveLength(size ?? -1);
  expect(hand.querySelectorAll(".card:not(.back)")).toHaveLength(0);
});

test("all wounds of an act are one picture: each loses as many hearts as points", () => {
  const container = played([wound("red.T", 2), wound("blue.T", 1)]);
  expect(container.querySelectorAll("[data-hurt='red.T'] .left")).toHaveLength(2);
  expect(container.querySelectorAll("[data-hurt='red.T'] .kept")).toHaveLength(2);
  expect(container.querySelectorAll("[data-hurt='blue.T'] .left")).toHaveLength(1);
});

test.each([
  [{ id: "cast-for-knife", params: { hits: 1 } }, ".hit"],
  [{ id: "cast-for-knife", params: { hits: 0 } }, ".missed"],
  [{ id: "cast-for-way" }, null],
])("a die that was cast for a blow shows what came of it (%s)", (cast_for, shown) => {
  const happening = happeningOf([{ event: "DieRolled", seat: "red", number: 2 }]);
  const said = { id: "event-die-rolled", params: { cast_for } };
  const event = { ...happening.event, said } as Event;
  const { container } = render(Happens, {
    happening: { ...happening, event },
    camera: new Camera(),
  });
  expect(container.querySelectorAll(".blow")).toHaveLength(shown ? 1 : 0);
  if (shown) expect(container.querySelector(shown)).toBeInTheDocument();
});

test("those whom the parasites have met are marked", () => {
  const hits = [{ character: "blue.T", points: 1 }];
  const wounds = { verb: "wounds", weapon: "parasites", by: null, hits, answered: [] };
  const view = { ...full, agenda: [wounds] } as unknown as View;
  const container = played([{ event: "ParasitesMoved", direction: "n" }], view);
  expect(container.querySelectorAll(".hit")).toHaveLength(1);
});
