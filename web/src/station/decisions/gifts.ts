import type { Refused } from "../../table/refusals.ts";
import type { Card, Option, Wire } from "../../wire/station.ts";

/** A kind of card in the hand, and whether it may be given; if not, why. */
export type Gift = {
  card: Card;
  count: number;
  option: Option | null;
  refusal: Refused<Wire> | null;
};

/** The server says what may be given and why not; here each card only finds its answer. */
export function giftsOf(
  hand: readonly Card[],
  options: readonly Option[],
  refused: readonly Refused<Wire>[] | null,
): Gift[] {
  return [...new Set(hand)].map((card) => ({
    card,
    count: hand.filter((each) => each === card).length,
    option: options.find((option) => option.verb === "give" && option.card === card) ?? null,
    refusal: refused?.find(({ sketch }) => sketch.card === card) ?? null,
  }));
}
