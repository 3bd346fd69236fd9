import { flushSync } from "svelte";
import { restWhenIdle } from "./resting.svelte.ts";

/** A table at which things happen when a test says so. */
export class Idling {
  #events = $state(0);
  #rest: { readonly isResting: boolean } = { isResting: false };
  readonly leave: () => void;

  constructor() {
    this.leave = $effect.root(() => {
      this.#rest = restWhenIdle(() => this.#events);
    });
    flushSync();
  }

  happens(): void {
    this.#events += 1;
    flushSync();
  }

  get isResting(): boolean {
    return this.#rest.isResting;
  }
}
