import type { Table } from "../table/table.svelte.ts";
import { COLORS } from "../ui/seats.ts";
import type { Hunter, Manor, Seat, View, Wire } from "../wire/panik.ts";
import { type Place, top } from "./board.ts";
import { arrivals } from "./fresh.ts";
import { eventOf, scoredIn, sum } from "./scoring.ts";
import { placesShown, viewShown } from "./shown.ts";

/** What lies on the table for whoever looks at it, as far as the story has come. */
export class Seen {
  readonly #table: Table<Wire>;

  constructor(table: Table<Wire>) {
    this.#table = table;
  }

  readonly view: View | null = $derived.by(() =>
    viewShown(this.#table.story.drawn, this.#table.story.now),
  );
  readonly places: Place[] = $derived.by(() =>
    placesShown(this.#table.story.drawn, this.#table.story.now),
  );
  readonly viewer: Seat | null = $derived.by(() => this.view?.viewer ?? null);
  readonly asked = $derived.by(() => this.view && top(this.view));
  readonly event = $derived.by(() => eventOf(this.#table.story.now?.heard));
  /** The manor that is counted now, and what it earns each seat. */
  readonly counted = $derived.by(() => (this.event?.event === "ManorScored" ? this.event : null));
  /** What the others have done meanwhile. */
  readonly arrived = $derived.by(() => arrivals(this.#table.log.lines, this.viewer));

  /** Points so far, once the manors are counted. */
  readonly totals: number[] | null = $derived.by(() => {
    const scored = scoredIn(this.#table.log.lines);
    return scored.length ? sum(scored, this.view?.seats ?? 0) : null;
  });

  /** The manor this seat has chosen, until all have. */
  readonly sealed: Manor | null = $derived.by(() => {
    if (!this.asked || !("sealed" in this.asked) || this.viewer === null) return null;
    return this.asked.sealed[COLORS.indexOf(this.viewer)] ?? null;
  });

  /** The hunter that was sent away, in the hands of its owner. */
  readonly sentAway: Hunter | null = $derived.by(() => {
    const { asked } = this;
    return asked?.verb === "new-manor" ? (`${asked.seat}:${asked.kind}` as Hunter) : null;
  });

  placeOf(manor: Manor | null): Place | undefined {
    return this.places.find(({ id }) => id === manor);
  }
}
