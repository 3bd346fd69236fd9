import { expect, test } from "vitest";
import type { Standing } from "../../table/standing.ts";
import type { Event, Option, PlayerView, View, Wire } from "../../wire/station.ts";
import { viewOf } from "../example.ts";
import { topicsIn, topicsOf } from "./topics.ts";

const view = (verb: string, rooms: PlayerView["rooms"] = ["reactor", "reactor"]): View =>
  viewOf({ own: { rooms }, agenda: [{ verb, seat: "red" }] as View["agenda"] });
const END: Option = { action: "end-turn", verb: "end-turn", ap: 0 };
const RUN: Option = { action: "run T n", verb: "run", ap: 0, character: "red.T" };
const SCAN = { event: "HeatScanHeld" } as Event;
const names = (...told: Parameters<typeof topicsOf>) => topicsOf(...told).map(({ name }) => name);

test("what is asked comes before what has happened", () => {
  const topics = topicsOf(view("trade"), [END], [SCAN, { event: "TurnEnded", seat: "red" }]);
  expect(topics).toEqual([
    { name: "trade", says: "page-station-coach-trade", rule: "INFECT-1", isAsked: true },
    { name: "scan", says: "page-station-coach-scan", rule: "SCAN-1", isAsked: false },
  ]);
});

test("nobody is taught a decision that others take", () => {
  expect(topicsOf(view("trade"), [], [])).toEqual([]);
});

test("who is infected already is not taught to be afraid of it", () => {
  const infected = viewOf({
    own: { rooms: ["reactor", "reactor"], infected: true },
    agenda: [{ verb: "trade", seat: "red" }] as View["agenda"],
  });
  expect(topicsOf(infected, [END], [])).toEqual([]);
});

test("a decision without a sentence has none", () => {
  expect(topicsOf(view("wounds"), [END], [])).toEqual([]);
});

test("a free step is explained where it is offered", () => {
  expect(names(view("turn"), [RUN, END], [])).toEqual(["run", "turn"]);
});

test("what the others do before one's first turn is only watched", () => {
  expect(names(view("turn", [null, null]), [], [SCAN])).toEqual([]);
  expect(names(view("turn"), [], [SCAN])).toEqual(["scan"]);
});

test("nobody is taught what happened before the page was opened", () => {
  const standing = { view: view("trade"), options: [], heard: [SCAN] };
  const drawn = (type: string) => ({ ...standing, type }) as unknown as Standing<Wire>;
  expect(topicsIn(drawn("welcome"))).toEqual([]);
  expect(topicsIn(drawn("told"))).toHaveLength(1);
});
