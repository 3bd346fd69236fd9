export const HOLDS = 600;
const STAYS_ARMED = 4000;
/** In which a browser makes a click of a touch. */
const LIFTS = 50;

/** A finger that lifts late taps nothing: what it held is gone, and something else lies under it. */
export function lift(): void {
  const stop = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  const after = (): void => void setTimeout(() => removeEventListener("click", stop, true), LIFTS);
  addEventListener("click", stop, true);
  addEventListener("pointerup", after, { once: true, capture: true });
  addEventListener("pointercancel", after, { once: true, capture: true });
}

/**
 * Hold to seal: pressed for long enough it is done. A short press by a key or a screen reader arms
 * it, and a second one does it, since not everybody can hold.
 */
export class Hold {
  state = $state<"idle" | "held" | "armed">("idle");
  readonly #done: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wasArmed = false;

  constructor(done: () => void) {
    this.#done = done;
  }

  press(): void {
    if (this.state === "held") return; // a key that repeats
    this.#wasArmed = this.state === "armed";
    this.#turn("held", HOLDS, () => this.#finish());
  }

  /** Let go of before it was done. */
  release(canArm = false): void {
    if (this.state !== "held") return;
    if (canArm && this.#wasArmed) this.#finish();
    else if (canArm) this.#turn("armed", STAYS_ARMED, () => this.cancel());
    else this.cancel();
  }

  cancel(): void {
    clearTimeout(this.#timer);
    this.state = "idle";
  }

  #finish(): void {
    this.cancel();
    this.#done();
  }

  #turn(state: "held" | "armed", lasts: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.state = state;
    this.#timer = setTimeout(then, lasts);
  }
}
