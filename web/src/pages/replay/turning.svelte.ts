import { ask } from "../../net/api.ts";
import type { TurningPoint, TurningPoints } from "../../wire/protocol.ts";

const AGAIN = 1500;

/** The server's search for the turning points of a game, followed until it is done. */
export class TurningSearch {
  points = $state.raw<TurningPoint[] | null>(null);
  /** From 0 to 1 while it goes on; null as long as nobody has asked for it. */
  progress = $state<number | null>(null);
  /** Whether the server has been asked how it stands. */
  isKnown = $state(false);
  readonly #id: () => string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStopped = false;

  constructor(id: () => string) {
    this.#id = id;
  }

  async look(): Promise<void> {
    this.#note(await ask<TurningPoints>("GET", this.#path));
  }

  async begin(): Promise<void> {
    this.#note(await ask<TurningPoints>("POST", this.#path));
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  /** An answer that got lost is asked for again. */
  #note({ progress, points }: TurningPoints): void {
    this.isKnown = true;
    this.progress = progress;
    this.points = points;
    if (points || progress === null || this.#isStopped) return;
    this.#timer = setTimeout(
      () => void this.look().catch(() => this.#note({ progress, points })),
      AGAIN,
    );
  }

  get #path(): string {
    return `/replays/${this.#id()}/turning-points`;
  }
}

export function percent(chance: number): number {
  return Math.round(100 * chance);
}
