import { expect, test } from "vitest";
import type { Line } from "../table/log.svelte.ts";
import type { ClaimForm } from "../wire/protocol.ts";
import { claimText } from "./claimDraft.ts";
import { type ClaimLine, draftSaid, lastToAnswer, repliesTo } from "./claimReplies.ts";

const value = (word: string) => ({ word, said: { id: `seat-${word}` } });
const form = (verb: string, replies: boolean, ...words: string[]): ClaimForm => ({
  verb,
  said: { id: `claiming-${verb}` },
  fields: words.length ? [{ name: "seat", values: words.map(value) }] : [],
  replies,
});
const FORMS = [
  form("am-human", true),
  form("is-lying", true, "blue", "green"),
  form("suspect", false, "blue", "green"),
];
const said = (key: number, seat: number, kind = "claim") =>
  ({ key, kind, notice: { seat } }) as ClaimLine;

test("a reply is a whole claim about whoever is answered, and takes one tap", () => {
  expect(repliesTo(said(1, 1), FORMS).map(claimText)).toEqual(["am-human", "is-lying blue"]);
  expect(repliesTo(said(1, 2), FORMS).map(claimText)).toEqual(["am-human", "is-lying green"]);
});

test("a reply reads as everybody will read it", () => {
  const [human, liar] = repliesTo(said(1, 1), FORMS).map(draftSaid);
  expect(human).toEqual({ id: "claim-am-human", params: {} });
  expect(liar).toEqual({ id: "claim-is-lying", params: { seat: { id: "seat-blue" } } });
});

test("the last claim of somebody else is to be answered, until one has claimed something", () => {
  const lines: Line[] = [said(1, 1), said(2, 2), said(3, 1, "talk")];
  expect(lastToAnswer(lines, 0)?.key).toBe(2);
  expect(lastToAnswer([...lines, said(4, 0)], 0)).toBeNull();
  expect(lastToAnswer([], 0)).toBeNull();
});
