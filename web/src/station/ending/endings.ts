import type { Table } from "../../table/table.svelte.ts";
import type { Outcome, Seat, Wire } from "../../wire/station.ts";
import type { Said } from "../../words/said.ts";

export type EndingKind = "burned" | "infected" | "nobody";

/** Which of the three pictures an end has. Without a winner nobody is left to stand there. */
export function endingOf({ side, winners }: Pick<Outcome, "side" | "winners">): EndingKind {
  if (!winners.length) return "nobody";
  return side === "humans" ? "burned" : "infected";
}

export function endingTitle(table: Table<Wire>): Said | null {
  const outcome = table.story.drawn?.view?.outcome;
  return outcome ? { id: `page-station-end-${endingOf(outcome)}` } : null;
}

const MIDDLE = 720;
const APART = 260;

/** Where each of them stands, 1440 wide: two side by side, more from the middle outwards. */
export function standing(seats: readonly Seat[]): { seat: Seat; x: number; at: number }[] {
  const first = seats.length === 2 ? MIDDLE - APART / 2 : MIDDLE;
  return seats.map((seat, at) => {
    const steps = Math.ceil(at / 2) * (at % 2 ? 1 : -1);
    return { seat, x: first + steps * APART, at };
  });
}
