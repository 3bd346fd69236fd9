import type { Line } from "../table/log.svelte.ts";
import { type Heard, isNotice } from "../table/standing.ts";
import type { Event, Manor, ManorScored, Wire } from "../wire/panik.ts";

/** An event of Panik, if it is one and no notice of the table. */
export function eventOf(heard: Heard<Wire> | null | undefined): Event | null {
  return heard && !isNotice(heard) ? heard : null;
}

/** The manors that have earned somebody something, as far as they were told. */
export function scoredIn(lines: readonly Line<Wire>[]): ManorScored[] {
  const events = lines.map((line) => (line.kind === "event" ? eventOf(line.heard) : null));
  return events.filter((event) => event?.event === "ManorScored");
}

/** What each seat has after these manors. */
export function sum(scored: readonly ManorScored[], seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) =>
    scored.reduce((total, { points }) => total + (points[seat] ?? 0), 0),
  );
}

/** What a manor earned each seat; nothing is told of a manor that earned nothing. */
export function earnedAt(scored: readonly ManorScored[], manor: Manor, seats: number): number[] {
  return sum(
    scored.filter((event) => event.manor === manor),
    seats,
  );
}
