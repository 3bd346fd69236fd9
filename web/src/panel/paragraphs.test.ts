import { expect, test } from "vitest";
import type { Line } from "../table/log.svelte.ts";
import type { Notice } from "../wire/protocol.ts";
import { beforeGame, lineSeat, ofKind, paragraphs, saidByName } from "./paragraphs.ts";

let keys = 0;
function event(seat: string | null, scene = false): Line {
  const said = { id: `event-${keys}` };
  const heard = { event: "Moved", seat, said, scene };
  return { key: keys++, kind: "event", event: "Moved", said, scene, heard };
}
function notice(kind: "talk" | "claim" | "notice", seat: number | null, words = "x"): Line {
  const told: Notice = { notice: kind, seat, params: {}, words, said: { id: "notice-x" } };
  return { key: keys++, kind, notice: told };
}

test("a scene begins a paragraph, and what was done at the table stands by itself", () => {
  const lines = [
    event("red"),
    event("red"),
    notice("notice", 1),
    event("blue"),
    event("red", true),
  ];
  expect(paragraphs(lines, null).map((each) => each.lines.length)).toEqual([2, 1, 1, 1]);
});

test("talk and claims are not part of the story", () => {
  const lines = [event("red"), notice("talk", 0), notice("claim", 1)];
  expect(paragraphs(lines, null)).toHaveLength(1);
  expect(ofKind(lines, "talk")).toHaveLength(1);
  expect(ofKind(lines, "claim")[0]?.kind).toBe("claim");
});

test("the story of one player leaves out the others, and their empty paragraphs", () => {
  const lines = [event("red"), event("blue"), event("blue", true), event("red", true)];
  const found = paragraphs(lines, "red").flatMap((each) => each.lines.map(lineSeat));
  expect(found).toEqual(["red", "red"]);
});

test("covered lines leave no empty paragraph", () => {
  const lines = [event("red", true), event("blue", true)];
  const covered = paragraphs(lines, null, (line) => (line === lines[0] ? null : { id: "x" }));
  expect(covered.map((each) => each.lines)).toEqual([[lines[1]]]);
});

test("what was done before the game stands by itself; without a game nothing was before it", () => {
  const lines = [notice("notice", 0), notice("talk", 0), event("red"), notice("notice", 1)];
  expect(beforeGame(lines)).toEqual([lines[0]]);
  expect(beforeGame(lines.slice(0, 2))).toEqual([]);
});

test("what was said begins with the name of who said it, as it is", () => {
  const said = { id: "notice-talked", params: { seat: { id: "seat-red" }, known: "yes" } };
  const talk = (known: string): Line => {
    const notice = { notice: "talked", seat: 0, params: {}, words: "x" };
    return { key: 0, kind: "talk", notice: { ...notice, said: withKnown(known) } };
  };
  const withKnown = (known: string) => ({ ...said, params: { ...said.params, known } });
  const chair = { has_guest: true, name: "<b>Anna</b>", is_host: true, level: null, persona: null };
  expect(saidByName(talk("yes"), [chair])?.params?.["seat"]).toBe("<b>Anna</b>");
  expect(saidByName(talk("yes"), [{ ...chair, has_guest: false }])).toEqual(withKnown("yes"));
  expect(saidByName(talk("no"), [chair])).toEqual(withKnown("no"));
});

test("a turn has the mark of its player, also where its first line tells of no one", () => {
  const lines = [event(null, true), event("blue"), event("red", true), event("blue")];
  const phase = [event(null, true), event("blue"), event("red")];
  expect(paragraphs(lines, null).map(({ seat }) => seat)).toEqual(["blue", "red"]);
  expect(paragraphs(phase, null).map(({ seat }) => seat)).toEqual([null]);
});
