import type { AnyWire, Heard } from "./standing.ts";

/** What words may say of a story: everything is told once, and nothing before its picture. */
export class Words<Game extends AnyWire = AnyWire> {
  /** Whether words may say the piece on the stage: its picture has shown it. */
  isTold = $state(true);
  /** Told with the next piece of their act: that one shows them, too. */
  #shownLater: Heard<Game>[] = [];
  readonly #told: (heard: Heard) => void;

  constructor(told: (heard: Heard) => void) {
    this.#told = told;
  }

  /** A piece is on the stage, and not yet shown. */
  begin(): void {
    this.isTold = false;
  }

  /** The piece on the stage has no picture of its own. */
  postpone(heard: Heard<Game>): void {
    this.#shownLater.push(heard);
    this.isTold = true;
  }

  /** Its picture has shown it. */
  tell(heard: Heard<Game> | null): void {
    if (this.isTold) return;
    this.isTold = true;
    this.tellAll(heard ? [heard] : []);
  }

  /** These, after what was to be told with them. */
  tellAll(all: readonly Heard<Game>[]): void {
    for (const heard of [...this.#shownLater.splice(0), ...all]) this.#told(heard);
  }
}
