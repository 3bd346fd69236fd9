import { readStoredNames, store } from "../../ui/stored.ts";

const KEPT = "panicroom.learnt";

/** The lessons that were gone through to their end in this browser. */
class Progress {
  #learnt = $state.raw(readStoredNames(KEPT));

  has(name: string): boolean {
    return this.#learnt.includes(name);
  }

  note(name: string): void {
    if (this.has(name)) return;
    this.#learnt = [...this.#learnt, name];
    store(KEPT, this.#learnt);
  }
}

export const progress = new Progress();
