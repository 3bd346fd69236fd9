import { ask } from "../../net/api.ts";
import type { Table } from "../../table/table.svelte.ts";
import type { Dossier } from "../../wire/protocol.ts";
import type { Seat, Wire } from "../../wire/station.ts";
import type { Said } from "../../words/said.ts";
import { knownOf, surest } from "./dossier.ts";

/**
 * What the reader knows for sure of each player, as the server says. Asked once for each own decision,
 * and only when the story has told everything: it would tell more than has been shown.
 */
export class Known {
  #paragraphs = $state.raw<Said[][]>([]);
  #asked: number | null = null;

  constructor(table: Table<Wire>, isShown: () => boolean) {
    $effect(() => {
      const decision = table.live?.decision ?? null;
      const isTold = table.story.drawn === table.live;
      if (!isShown() || !isTold || table.seat === null) return;
      if (decision === null || decision === this.#asked) return;
      this.#asked = decision;
      const path = `${table.path}/dossier`;
      ask<Dossier>("GET", path).then(
        ({ paragraphs }) => (this.#paragraphs = paragraphs),
        () => (this.#asked = null), // the next decision asks again
      );
    });
  }

  of(seat: Seat): Said[] {
    return knownOf(seat, this.#paragraphs).about;
  }

  /** A tap on the player tells the rest. */
  surestOf(seat: Seat): Said | null {
    return surest(this.of(seat));
  }
}
