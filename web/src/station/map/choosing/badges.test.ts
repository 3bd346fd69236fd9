import { expect, test } from "vitest";
import { drawnRooms } from "../drawing/drawing.ts";
import { POSITIONS } from "../positions.ts";
import { badgeMeaning, badgesIn, turnSigns } from "./badges.ts";
import type { Offer } from "./choosing.ts";
import { pointedAt } from "./pointing.ts";

const { view, options } = POSITIONS.beginning;
const rooms = drawnRooms(view);
const offer: Offer = { options, targets: [], actor: null };
const terminal = rooms.find(({ room }) => room === "terminal")!;
const option = (text: string) => options.find(({ action }) => action === text)!;
const REACH = 22;

test("where either could go, each has a badge, until one of the two is chosen", () => {
  expect(badgesIn(offer, terminal).map(({ character }) => character)).toEqual(["red.T", "red.A"]);
  expect(badgesIn({ ...offer, actor: "red.A" }, terminal)).toEqual([]);
});

test("a tap on a badge sends that character, and a second tap on it the same one", () => {
  const [trooper, android] = badgesIn(offer, terminal);
  const tapped = (at: typeof terminal.box, aimed: string | null) =>
    badgeMeaning(at, { offer, rooms, aimed: aimed ? option(aimed) : null }, REACH);
  const at = (badge: typeof trooper) => ({ ...badge!.at, width: 0, height: 0 });
  expect(tapped(at(android), null)).toMatchObject({ aim: { action: "move A e" } });
  expect(tapped(at(android), "move A e")).toMatchObject({ aim: { action: "move A e" } });
  expect(tapped(at(trooper), "move T e")).toMatchObject({ aim: { action: "move T e" } });
});

test("beside the badges a tap is one on the room: the second does what the first aimed at", () => {
  const at = { x: terminal.box.x + 30, y: terminal.box.y + 130 };
  const ground = { rooms, cells: [], placed: [], actors: [], offer };
  for (const aimed of ["move T e", "move A e"]) {
    const meaning = pointedAt(at, { ...ground, aimed: option(aimed) }, REACH);
    expect(meaning).toMatchObject({ aim: { action: aimed } });
  }
});

test("in half a room, which badges fill, a second tap does what was aimed at all the same", () => {
  const { box } = terminal;
  const half = { ...terminal, box: { ...box, height: box.height / 2 } };
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 4 };
  const ground = { rooms: [half], cells: [], placed: [], actors: [], offer };
  for (const action of ["move T e", "move A e"])
    for (const reach of [REACH, 2 * REACH]) {
      const meaning = pointedAt(middle, { ...ground, aimed: option(action) }, reach);
      expect(meaning).toMatchObject({ aim: { action } });
    }
  const [, android] = badgesIn(offer, half);
  const other = pointedAt(android!.at, { ...ground, aimed: option("move T e") }, REACH);
  expect(other).toMatchObject({ aim: { action: "move A e" } });
});

test("a card is turned by its sign alone, round and round", () => {
  const [sign] = turnSigns(offer);
  expect(sign?.cell).toBe("0,-1");
  const turned = (aimed: string) =>
    badgeMeaning(sign!.at, { offer, rooms, aimed: option(aimed) }, REACH);
  expect(turned("explore T s 0")).toMatchObject({ show: { action: "explore T s 180" } });
  expect(turned("explore T s 180")).toMatchObject({ show: { action: "explore T s 0" } });
});
