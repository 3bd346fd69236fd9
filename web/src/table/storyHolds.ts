/** What stops a story: a sheet that covers it, a hidden tab, the reader. */
export class Holds {
  #holds: symbol[] = [];

  get isAny(): boolean {
    return this.#holds.length > 0;
  }

  /** The returned function says whether it was still held. */
  add(): () => boolean {
    const hold = Symbol();
    this.#holds.push(hold);
    return () => {
      const isHeld = this.#holds.includes(hold);
      this.#holds = this.#holds.filter((each) => each !== hold);
      return isHeld;
    };
  }

  clear(): void {
    this.#holds = [];
  }
}
