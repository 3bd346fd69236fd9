import type { Table } from "../../table/table.svelte.ts";
import type { Outcome, Wire } from "../../wire/station.ts";
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
