import { ask } from "../../net/api.ts";
import type { Table } from "../../table/table.svelte.ts";
import type { Impossible } from "../../wire/api.ts";
import type { Wire } from "../../wire/station.ts";

/** Why not: asked once for each decision, and only if somebody wants to know. */
export class WhyNot {
  readonly #table: Table<Wire>;
  #known = $state.raw<{ moment: number | null; reasons: Impossible[] } | null>(null);
  #asked: number | null | undefined;

  constructor(table: Table<Wire>) {
    this.#table = table;
  }

  /** Null until the server has answered for the decision that is asked now. */
  get reasons(): Impossible[] | null {
    const known = this.#known;
    return known && known.moment === this.#moment ? known.reasons : null;
  }

  async ask(): Promise<void> {
    const moment = this.#moment;
    if (this.#asked === moment) return;
    this.#asked = moment;
    try {
      const path = `/tables/${encodeURIComponent(this.#table.code)}/impossible`;
      this.#known = { moment, reasons: await ask<Impossible[]>("GET", path) };
    } catch {
      this.#asked = undefined; // the next who wants to know asks again
    }
  }

  /** A decision, or whatever stands while somebody else decides. */
  get #moment(): number | null {
    const live = this.#table.live;
    return live === null ? null : (live.decision ?? -live.number);
  }
}
