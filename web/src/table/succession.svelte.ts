import type { Heir } from "../wire/protocol.ts";

/** Who may take over the table while its owner is away, as the server says. */
export class Succession {
  /** The seat, also before its time has come; null while the owner is here. */
  seat = $state<number | null>(null);
  /** Whether that seat may do so now. */
  isDue = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  hear(heir: Heir | null): void {
    clearTimeout(this.#timer);
    this.seat = heir?.seat ?? null;
    this.isDue = heir?.wait === 0;
    if (heir && heir.wait > 0) this.#timer = setTimeout(() => (this.isDue = true), heir.wait);
  }
}
