import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { expect, test } from "vitest";
import { committed, type DiceFault, faultIn, keyOf, type SharedDice } from "./sharedDice.ts";
import kept from "./sharedDice.json";

/** Written by tests/web/shared_dice.py. */
const VALUES = kept as (SharedDice & { key: string; fault: DiceFault | null })[];

test.each(VALUES)("the page judges dice as the library does: $fault", ({ key, fault, ...dice }) => {
  expect(faultIn(dice, key, dice.nonces.length)).toBe(fault);
  if (fault) return;
  expect(committed(dice.secret)).toBe(dice.commitment);
  expect(keyOf(dice)).toBe(key);
  expect(faultIn(dice, key, dice.nonces.length + 1)).toBe("nonces");
});

test("every kind of fault is among them", () => {
  expect(new Set(VALUES.map(({ fault }) => fault))).toEqual(
    new Set([null, "commitment", "nonces", "key"]),
  );
});

test("the hashes are those of the standards (FIPS 180-2, RFC 4231)", () => {
  expect(bytesToHex(sha256(utf8ToBytes("abc")))).toBe(
    "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
  );
  const text = utf8ToBytes("what do ya want for nothing?");
  expect(bytesToHex(hmac(sha256, utf8ToBytes("Jefe"), text))).toBe(
    "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
  );
});
