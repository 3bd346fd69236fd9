import { expect, test } from "vitest";
import type { WitnessFault } from "../net/diceWitness.ts";
import { diceVerdict } from "./diceVerdict.ts";
import kept from "./sharedDice.json";

const HONEST = kept[1]!;
const OWN = HONEST.nonces[0]!;
const chairs = HONEST.nonces.map(() => ({
  has_guest: true,
  name: "Ann",
  is_host: false,
  level: null,
  persona: null,
}));
const ended = { ...HONEST, chairs };

function witness(faults: WitnessFault[] = [], sent: string[] = [OWN]) {
  return { faults: () => faults, sent };
}

test("before the end there is no verdict", () => {
  expect(diceVerdict({ ...ended, secret: null, key: null }, 0, witness())).toBeNull();
});

test("what fits fits, with or without a number of one’s own", () => {
  expect(diceVerdict(ended, 0, witness())).toEqual({ is: "fits", hasOwn: true });
  expect(diceVerdict(ended, null, witness([], []))).toEqual({ is: "fits", hasOwn: false });
});

test("what does not fit is named", () => {
  const wrong = (changes: object) => diceVerdict({ ...ended, ...changes }, 0, witness());
  expect(wrong({ secret: "other" })).toEqual({ is: "wrong", fault: "commitment" });
  expect(wrong({ nonces: [OWN] })).toEqual({ is: "wrong", fault: "nonces" });
  expect(wrong({ key: "0".repeat(64) })).toEqual({ is: "wrong", fault: "key" });
});

test("what this browser has seen otherwise comes first", () => {
  const verdict = diceVerdict({ ...ended, secret: "other" }, 0, witness(["nonce-left-out"]));
  expect(verdict).toEqual({ is: "wrong", fault: "nonce-left-out" });
});

test("at a table from before shared dice nothing can be checked", () => {
  const old = { ...ended, commitment: "0".repeat(32), nonces: null, secret: null };
  expect(diceVerdict(old, 0, witness([], []))).toEqual({ is: "alone" });
});

test("a server cannot say of a table with shared dice that it has none", () => {
  const verdict = diceVerdict({ ...ended, nonces: null, secret: null }, 0, witness());
  expect(verdict).toEqual({ is: "wrong", fault: "nonces" });
});
