import type { DiceWitness, WitnessFault } from "../net/diceWitness.ts";
import type { TableView } from "../wire/protocol.ts";
import { type DiceFault, faultIn } from "./sharedDice.ts";

/** `alone`: the server drew the key without the players, so there is nothing to check it by. */
export type DiceVerdict =
  | { is: "fits"; hasOwn: boolean }
  | { is: "wrong"; fault: DiceFault | WitnessFault }
  | { is: "alone" };

type Ended = Pick<TableView, "commitment" | "nonces" | "secret" | "key" | "chairs">;

/** Of a finished game; null before its end. `seat` is this browser's own. */
export function diceVerdict(
  { commitment, nonces, secret, key, chairs }: Ended,
  seat: number | null,
  witness: Pick<DiceWitness, "faults" | "sent">,
): DiceVerdict | null {
  if (key === null) return null;
  const [seen] = witness.faults(commitment, nonces, seat);
  if (seen) return { is: "wrong", fault: seen };
  if (!isShared(commitment)) return { is: "alone" };
  if (nonces === null || secret === null) return { is: "wrong", fault: "nonces" };
  const fault = faultIn({ commitment, secret, nonces }, key, chairs.length);
  if (fault) return { is: "wrong", fault };
  return { is: "fits", hasOwn: witness.sent.some((nonce) => nonces.includes(nonce)) };
}

/** Tables from before shared dice have a hash of half the length. */
export function isShared(commitment: string): boolean {
  return commitment.length === 64;
}
