import { ask } from "../net/api.ts";
import { report } from "../net/report.ts";
import type { Table } from "../table/table.svelte.ts";
import type { Allowed, NotAllowed } from "../wire/protocol.ts";
import type { Wire } from "../wire/panik.ts";
import type { Said } from "../words/said.ts";

/** The answer to a tap that asked about something, until something else is tapped or decided. */
export class Note {
  readonly #table: Table<Wire>;
  #kept = $state.raw<{ said: readonly Said[]; decision: number | null }>({
    said: [],
    decision: null,
  });

  constructor(table: Table<Wire>) {
    this.#table = table;
  }

  readonly said: readonly Said[] = $derived.by(() =>
    this.#kept.decision === this.#decision ? this.#kept.said : [],
  );

  write(...said: Said[]): void {
    this.#kept = { said, decision: this.#decision };
  }

  clear(): void {
    this.write();
  }

  /** Why something cannot be done: the server knows. */
  async explain(attempt: string): Promise<void> {
    const path = `${this.#table.path}/why`;
    try {
      const query = `?action=${encodeURIComponent(attempt)}`;
      const answer = await ask<Allowed | NotAllowed>("GET", path + query);
      if (!answer.allowed) this.write(answer.said);
    } catch (error) {
      report(error);
    }
  }

  get #decision(): number | null {
    return this.#table.live?.decision ?? null;
  }
}
