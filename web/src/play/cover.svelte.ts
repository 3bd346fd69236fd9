import { settings } from "./settings.svelte.ts";

/** Hand and loyalty lie covered, for phones around one table, until their owner looks. */
export class Cover {
  isLifted = $state(false);

  readonly isOn = $derived(settings.peek && !this.isLifted);

  lift(): void {
    this.isLifted = true;
  }

  drop(): void {
    this.isLifted = false;
  }

  toggle(): void {
    this.isLifted = !this.isLifted;
  }
}
