import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/**
 * The dice key, from the server's secret and the nonces of all seats. The same as
 * src/panicroom/kernel/shared_dice.py, which says why; sharedDice.json keeps both equal.
 *
 * Not crypto.subtle: browsers have it on https alone, and at home a server speaks plain http.
 */
export type SharedDice = {
  commitment: string;
  secret: string;
  /** Null where none was sent. */
  nonces: readonly (string | null)[];
};

export type DiceFault = "commitment" | "nonces" | "key";

const COMMITMENT = "panicroom dice commitment 1\n";
const NONCE = "panicroom dice nonce 1\n";
const KEY = "panicroom dice key 1\n";
const A_NONCE = /^[0-9a-f]{32,64}$/;

export function committed(secret: string): string {
  return bytesToHex(sha256(utf8ToBytes(COMMITMENT + secret)));
}

/** Of a seat that sent none. */
export function publicNonce(commitment: string, seat: number): string {
  return bytesToHex(sha256(utf8ToBytes(`${NONCE}${commitment}\n${seat}`)));
}

export function keyOf({ commitment, secret, nonces }: SharedDice): string {
  const used = nonces.map((nonce, seat) => nonce ?? publicNonce(commitment, seat));
  const text = KEY + used.map((nonce) => `${nonce}\n`).join("");
  return bytesToHex(hmac(sha256, utf8ToBytes(secret), utf8ToBytes(text)));
}

/** The first part that does not fit. */
export function faultIn(dice: SharedDice, key: string, seats: number): DiceFault | null {
  if (committed(dice.secret) !== dice.commitment) return "commitment";
  const areNonces = dice.nonces.every((nonce) => nonce === null || A_NONCE.test(nonce));
  if (dice.nonces.length !== seats || !areNonces) return "nonces";
  return keyOf(dice) === key ? null : "key";
}
