import type { Line } from "../table/log.svelte.ts";

/** How many words of others have come since the panel was last in sight. */
export class Unread {
  #read = $state(-1);
  #lines = $state.raw<Line[]>([]);

  /** What was told before this browser looked for the first time is no news. */
  look(lines: Line[], isSeen: boolean): void {
    this.#lines = lines;
    if (isSeen || this.#read < 0) this.#read = lines.at(-1)?.key ?? 0;
  }

  readonly count = $derived(
    this.#lines.filter(({ key, kind }) => key > this.#read && (kind === "talk" || kind === "claim"))
      .length,
  );
}
