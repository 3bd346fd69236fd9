import { settings } from "../ui/settings.svelte.ts";

/** After this long without a touch or key the phone may lie on the table again. */
const LOOKED = 10_000;

/**
 * Covers what only its player may see, for phones around one table, until the player looks; one look
 * uncovers all of it. It is covered again when others might see it: nobody has touched the phone for
 * a while, or the page has lost the focus.
 */
export class Cover {
  isLifted = $state(false);
  #looking: AbortController | null = null;

  readonly isOn = $derived(settings.peek && !this.isLifted);

  lift(): void {
    this.drop();
    this.isLifted = true;
    this.#looking = new AbortController();
    const { signal } = this.#looking;
    const drop = (): void => this.drop();
    let timer = setTimeout(drop, LOOKED);
    const stay = (): void => {
      clearTimeout(timer);
      timer = setTimeout(drop, LOOKED);
    };
    signal.addEventListener("abort", () => clearTimeout(timer));
    for (const touch of ["pointerdown", "keydown"])
      addEventListener(touch, stay, { signal, capture: true });
    for (const parting of ["blur", "pagehide"]) addEventListener(parting, drop, { signal });
    document.addEventListener("visibilitychange", drop, { signal });
  }

  drop(): void {
    this.#looking?.abort();
    this.#looking = null;
    this.isLifted = false;
  }

  toggle(): void {
    if (this.isLifted) this.drop();
    else this.lift();
  }
}

/** Covers again after each answer, when the phone is put down, and on leaving the table. */
export function coverOnceAnswered(cover: Cover, isAsked: () => boolean): void {
  $effect(() => {
    if (!isAsked()) cover.drop();
  });
  $effect(() => () => cover.drop());
}
