import type { Puzzle as AnyPuzzle } from "../../play/game.ts";
import { COLORS } from "../../ui/seats.ts";
import type { Card, Seat } from "../../wire/station.ts";

/** A puzzle as `panicroom puzzles` writes it. All in it was proven there: nothing is judged here. */
export type Puzzle = AnyPuzzle & {
  kind: Kind;
  seats: number;
  me: Seat;
  infected: boolean;
  partner?: Seat;
  answers: string[];
  right: string;
  rows: Fact[];
  /** Numbers of the rows that suffice. */
  needed: number[];
  steps: [row: number, what: "host" | "infected" | "human", seats: Seat[]][];
  /** Of each wrong answer: the row with which it became impossible, or a world that fits as well. */
  against: Record<string, Against>;
};
export type Kind = "host" | "infected" | "human" | "count" | "gas";
export type Against = { row: number } | { host: Seat | null; infected: Seat[] };

export type Span = {
  fact: "span";
  since: number;
  until: number;
  drew: Seat[];
  trades: [Seat, Seat][];
};
type At = { round: number };
export type Exchange = At & { fact: "exchange"; partner: Seat; gave: Card; got: Card };
export type Scan = At & { fact: "scan"; infected: number; living: number };
export type Hand = At & { fact: "hand"; seat: Seat; cards: Card[] };
export type Death = At & { fact: "death"; seat: Seat };
export type Fact = Span | Exchange | Scan | Hand | Death | (At & { fact: "pile" | "own-host" });

/** Whether its answers are players, and not numbers or cards. */
export function asksForSeats({ kind }: Puzzle): boolean {
  return kind !== "count" && kind !== "gas";
}

/** Who stands on the poster: whoever may be the answer. */
export function suspects(puzzle: Puzzle): Seat[] {
  if (puzzle.partner) return [puzzle.partner];
  return COLORS.slice(0, puzzle.seats).filter((seat) => seat !== puzzle.me);
}
