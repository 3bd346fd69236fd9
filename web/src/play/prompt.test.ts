import { expect, test } from "vitest";
import type { Table } from "../table/table.svelte.ts";
import { promptSaid } from "./prompt.ts";

const CHAIR = { has_guest: true, name: "A", is_host: true, level: null, persona: null };
const OWED = { id: "decision-turn" };
const WAITING = {
  id: "waiting-for",
  params: { seats: [{ id: "seat-blue" }, { id: "seat-green" }] },
};

type Given = {
  seat?: number | null;
  isBehind?: boolean;
  drawn?: object;
  owed?: object;
  turn?: object;
  succession?: object;
};

function table(moment: string, beside: object = {}, given: Given = {}): Table {
  const whole = { status: "playing", paused: false, asked: [1, 2], chairs: [CHAIR], ...beside };
  const turn = given.turn ?? null;
  const live = { table: whole, said: { owed: given.owed ?? null }, out: [], turn };
  const { seat = 0, isBehind = false, drawn = live, succession = {} } = given;
  return { live, moment, seat, story: { isBehind, drawn }, succession } as unknown as Table;
}
const ids = (of: Table) => promptSaid(of).map(({ id }) => id);
const standing = (...out: number[]) => ({ table: { status: "playing" }, out, turn: null });
const OWN = { round: 1, seat: 0, between: null, is_answer: false };

test("each of the four moments has its sentence", () => {
  expect(promptSaid(table("move", {}, { owed: OWED }))).toEqual([OWED]);
  expect(ids(table("answer", {}, { owed: OWED }))).toEqual(["page-moment-answer", OWED.id]);
  expect(ids(table("sealed"))).toEqual(["page-moment-sealed"]);
  expect(promptSaid(table("watch"))).toEqual([WAITING]);
});

test("a guest who is waited for is called by name, too", () => {
  const chairs = [CHAIR, { ...CHAIR, name: "Anna" }];
  const name = { id: "chair-guest", params: { name: "Anna", you: "no" } };
  const params = { seat: { id: "seat-blue" }, name };
  const seats = [{ id: "page-seat-named", params }, { id: "seat-green" }];
  expect(promptSaid(table("watch", { chairs }))).toEqual([
    { id: "waiting-for", params: { seats } },
  ]);
});

test("a pause and a bot in one's place come before what is asked", () => {
  expect(ids(table("move", { paused: true }, { owed: OWED }))).toEqual(["page-moment-paused"]);
  const chairs = [{ ...CHAIR, level: "normal" }];
  expect(ids(table("watch", { chairs }))).toEqual(["page-moment-stood-in"]);
});

test("a pause of an owner who is away can be ended by who takes over, and nobody else", () => {
  const paused = (succession: object) => ids(table("watch", { paused: true }, { succession }));
  expect(paused({ seat: 0, isDue: true })).toEqual(["page-moment-heir"]);
  expect(paused({ seat: 0, isDue: false })).toEqual(["page-moment-paused"]);
  expect(paused({ seat: 1, isDue: true })).toEqual(["page-moment-paused"]);
});

test("while the story is behind nobody is waited for, and the own turn is only announced", () => {
  expect(ids(table("watch", {}, { isBehind: true }))).toEqual(["page-moment-watch"]);
  const owed = { isBehind: true, owed: OWED };
  expect(ids(table("move", {}, owed))).toEqual(["page-moment-soon"]);
  expect(ids(table("answer", {}, owed))).toEqual(["page-moment-watch"]); // a hit is not shown yet
});

test("what one does oneself is watched: no turn is announced in it, and nobody else chooses", () => {
  const own = { turn: OWN, owed: OWED };
  expect(ids(table("move", {}, { ...own, isBehind: true }))).toEqual(["page-moment-watch"]);
  expect(ids(table("sealed", {}, own))).toEqual(["page-moment-watch"]);
  const answer = { turn: { ...OWN, is_answer: true } };
  expect(ids(table("sealed", {}, answer))).toEqual(["page-moment-sealed"]);
});

test("the end of the game is said once the story has shown it", () => {
  const drawn = standing();
  const behind = table("watch", { status: "over", asked: [] }, { isBehind: true, drawn });
  expect(ids(behind)).toEqual(["page-moment-watch"]);
  expect(ids(table("watch", { status: "over" }))).toEqual(["page-moment-over"]);
});

test("an eliminated player is told so once the story has shown it", () => {
  const out = { drawn: standing(0) };
  expect(ids(table("watch", {}, out))).toEqual(["page-moment-out", "waiting-for"]);
  expect(ids(table("watch", {}, { ...out, isBehind: true }))).toEqual(["page-moment-out"]);
  expect(ids(table("watch", {}, { drawn: standing(1) }))).toEqual(["waiting-for"]);
});

test("onlookers are told that they watch", () => {
  expect(ids(table("watch", {}, { seat: null }))).toEqual(["page-moment-spectator", "waiting-for"]);
});
