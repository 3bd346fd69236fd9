import { expect, test } from "vitest";
import type { Refused } from "../../../table/refusals.ts";
import type { Cell, Character, Option, Room } from "../../../wire/station.ts";
import { refused } from "../../example.ts";
import { POSITIONS } from "../positions.ts";
import { cellsRefused, isStepMissed, reasonsAgainst, reasonsAt } from "./refusing.ts";

const END: Option = { action: "end-turn", verb: "end-turn", ap: 0 };
const STEP: Option = { action: "move T e", verb: "move", ap: 1, room: "run-1", character: "red.T" };
const FIRE: Option = { action: "fire blue.T", verb: "fire", ap: 1, room: "run-1" };

const step = (character: Character, room: Room, verb: "move" | "run" = "move"): Option => {
  return { action: `${verb} ${character}`, verb, ap: 1, character, room };
};
const REFUSED = [
  refused(step("red.T", "vault.upper"), { id: "why-door-closed" }),
  refused(step("red.T", "vault.upper", "run"), { id: "why-no-run" }),
  refused(step("red.A", "vault.upper"), { id: "why-no-ap" }),
  refused(step("red.T", "team-1"), { id: "why-encounter-first" }),
];

const told = (room: Room, actor: Character | null = null, options = [STEP, END]): string[] => {
  const offer = { options, targets: [], actor };
  return reasonsAgainst(room, { offer, refused: REFUSED }).map(({ id }) => id);
};

test("a room that nobody may step into tells why, and nothing of running there", () => {
  expect(told("vault.upper")).toEqual(["why-door-closed", "why-no-ap"]);
  expect(told("team-1")).toEqual(["why-encounter-first"]);
});

test("with a character chosen, only what stands against that one", () => {
  expect(told("vault.upper", "red.T")).toEqual(["why-door-closed"]);
  expect(told("vault.upper", "red.A")).toEqual(["why-no-ap"]);
});

test("no reason is told where there is a way, or no passage at all", () => {
  expect(told("run-1")).toEqual([]);
  expect(told("storage-1")).toEqual([]);
});

test("who is not asked or aims a weapon has missed no step", () => {
  const offer = { options: [END], targets: [], actor: null };
  expect(isStepMissed("team-1", offer)).toBe(true);
  expect(isStepMissed("team-1", { ...offer, options: [] })).toBe(false);
  expect(isStepMissed("team-1", { ...offer, targets: [FIRE] })).toBe(false);
});

const LAY: Option = { action: "lay 1,0 0", verb: "lay", ap: 0, cell: "1,0", quarter: "0" };
const notLaid = (cell: Cell, why: string, relevance: Refused["relevance"] = "direct") => {
  return { ...refused({ ...LAY, cell }, { id: why }), relevance };
};
const UNLAID = [
  notLaid("1,0", "why-sides-clash"),
  notLaid("0,0", "why-sides-clash"),
  notLaid("0,1", "why-not-upright", "aside"),
  notLaid("0,1", "why-sides-clash"),
  notLaid("-1,0", "why-not-upright", "aside"),
];

test("while a card must be laid, one may wonder about every free place where it may not lie", () => {
  const { view } = POSITIONS.beginning;
  const offer = { options: [LAY], targets: [], actor: null };
  const map = view.map.filter(({ cell }) => cell === "0,0");
  const drawn = { view: { ...view, map }, offer, refused: UNLAID };
  expect(cellsRefused(drawn)).toEqual(["0,1", "-1,0"]);
  expect(cellsRefused({ ...drawn, offer: { ...offer, options: [STEP] } })).toEqual([]);
  expect(cellsRefused({ ...drawn, refused: null })).toEqual([]);
});

test("a place says what stands against it there, rather than what holds everywhere", () => {
  const ids = (cell: Cell) => reasonsAt(cell, UNLAID).map(({ id }) => id);
  expect(ids("0,1")).toEqual(["why-sides-clash"]);
  expect(ids("-1,0")).toEqual(["why-not-upright"]);
});
