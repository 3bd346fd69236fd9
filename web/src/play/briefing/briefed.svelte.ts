import { settings } from "../../ui/settings.svelte.ts";
import { readStoredNames, store } from "../../ui/stored.ts";

const KEPT = "panicroom.briefed";

/** The games whose briefing this browser has shown. */
class Briefed {
  #noted = $state(0);

  has(game: string): boolean {
    return this.#noted >= 0 && readStoredNames(KEPT).includes(game);
  }

  /** Whether it opens by itself at the first table. */
  isDue(game: string): boolean {
    return settings.coach && !this.has(game);
  }

  note(game: string): void {
    if (this.has(game)) return;
    store(KEPT, [...readStoredNames(KEPT), game]);
    this.#noted++;
  }
}

export const briefed = new Briefed();
