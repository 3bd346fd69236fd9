/** What a story is about to do; all of it ends with one call. */
export class Timers {
  #timers: ReturnType<typeof setTimeout>[] = [];

  get isAny(): boolean {
    return this.#timers.length > 0;
  }

  after(milliseconds: number, then: () => void): void {
    this.#timers.push(setTimeout(then, milliseconds));
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
  }
}
