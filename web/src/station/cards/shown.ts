import type { Card } from "../../wire/station.ts";

/** A kind of card, and how many of it there are. */
export type Counted = { card: Card | "?"; count: number };

/** Each kind once, the one that was asked about first. */
export function countedOf(cards: readonly (Card | "?")[], asked: Card | null): Counted[] {
  const kinds = [...new Set(cards)].map((card) => ({
    card,
    count: cards.filter((each) => each === card).length,
  }));
  return kinds.sort((a, b) => Number(b.card === asked) - Number(a.card === asked));
}
