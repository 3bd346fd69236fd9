// @vitest-environment jsdom

import { beforeEach, expect, test } from "vitest";
import { DiceWitness, type WitnessFault } from "./diceWitness.ts";

const HASH = "1".repeat(64);
const THEIRS = "b".repeat(64);

function seen(status: "open" | "playing", guests: boolean[], ...heard: Record<string, unknown>[]) {
  const chairs = guests.map((has_guest) => ({
    has_guest,
    name: null,
    is_host: false,
    level: null,
    persona: null,
  }));
  return { table: { status, commitment: HASH, chairs }, heard };
}

/** On seat 0 with its nonce, a guest on seat 1, a bot on seat 2; the game has begun. */
function seated(): [DiceWitness, string] {
  const witness = new DiceWitness("one");
  witness.see(seen("open", [true, true, false]));
  const [own] = nonceIn(witness, "sit");
  witness.answered("sit", true);
  witness.see(seen("playing", [true, true, false]));
  return [witness, own];
}

function nonceIn(witness: DiceWitness, type: "sit" | "nonce" | "start"): [string] {
  return [(witness.withNonce({ type }) as unknown as { nonce: string }).nonce];
}

beforeEach(() => localStorage.clear());

test("what fits is no fault", () => {
  const [witness, own] = seated();
  expect(witness.faults(HASH, [own, THEIRS, null], 0)).toEqual([]);
  expect(witness.faults(HASH, [own, null, null], 0)).toEqual([]);
});

const CHEATS: [string, (own: string) => (string | null)[], WitnessFault][] = [
  ["2".repeat(64), (own) => [own, THEIRS, null], "commitment-changed"],
  [HASH, () => [THEIRS, THEIRS, null], "nonce-left-out"],
  [HASH, () => [null, THEIRS, null], "nonce-left-out"],
  [HASH, (own) => [own, THEIRS, THEIRS], "bot-with-nonce"],
];

test.each(CHEATS)("each cheat is named", (hash, nonces, fault) => {
  const [witness, own] = seated();
  expect(witness.faults(hash, nonces(own), 0)).toEqual([fault]);
});

test("a nonce is drawn once for the seat and once for the start, whatever the server denies", () => {
  const witness = new DiceWitness("one");
  const [own] = nonceIn(witness, "sit");
  expect(own).toMatch(/^[0-9a-f]{64}$/);
  witness.answered("sit", false);
  expect(witness.sent).toEqual([]);
  expect(nonceIn(witness, "nonce")).toEqual([own]);
  witness.answered("nonce", true);
  const [last] = nonceIn(witness, "start");
  expect(last).not.toBe(own);
  witness.answered("start", false);
  expect(witness.sent).toEqual([own]);
  expect(nonceIn(witness, "start")).toEqual([last]);
  witness.answered("start", true);
  expect(witness.faults(HASH, [own, null], 0)).toEqual(["nonce-left-out"]);
  expect(witness.faults(HASH, [last, null], 0)).toEqual([]);
});

test("no other request carries a nonce", () => {
  const request = { type: "say" as const, words: "hello" };
  expect(new DiceWitness("one").withNonce(request)).toBe(request);
});

test("who has stood up or only watches misses no nonce", () => {
  const [witness] = seated();
  expect(witness.faults(HASH, [null, THEIRS, null], null)).toEqual([]);
  witness.answered("stand", true);
  expect(witness.faults(HASH, [null, THEIRS, null], 0)).toEqual([]);
});

test("a guest who came unseen or was removed is not taken for a bot", () => {
  const [witness, own] = seated();
  witness.see(seen("playing", [true, false, false]));
  expect(witness.faults(HASH, [own, THEIRS, null], 0)).toEqual([]);
  const other = new DiceWitness("two");
  other.see(seen("open", [true, false, false]));
  other.see(seen("playing", [true, true, false], { notice: "sat", seat: 2 }));
  expect(other.faults(HASH, [null, THEIRS, THEIRS], 0)).toEqual([]);
});

test("two tabs of one browser know the same, and so does a page that is loaded again", () => {
  const [, own] = seated();
  const tab = new DiceWitness("one");
  expect(tab.sent).toEqual([own]);
  expect(nonceIn(tab, "nonce")).toEqual([own]);
  expect(tab.faults("2".repeat(64), [own, null, null], 0)).toEqual(["commitment-changed"]);
  expect(new DiceWitness("two").sent).toEqual([]);
});

test("of many tables the oldest are forgotten", () => {
  for (let table = 0; table < 60; table++) nonceIn(new DiceWitness(`${table}`), "sit");
  expect(new DiceWitness("0").sent).toEqual([]);
  expect(new DiceWitness("59").sent).toHaveLength(1);
});

test("what is broken in the browser’s store counts as nothing", () => {
  localStorage.setItem("panicroom.dice", '{"one": 7}');
  expect(new DiceWitness("one").sent).toEqual([]);
});
