/** Sheets that lie open over the page: whoever reads one does not see what is behind it. */
class Sheets {
  #open = $state(0);

  get isAny(): boolean {
    return this.#open > 0;
  }

  /** One more, until what is returned is called. */
  enter(): () => void {
    this.#open += 1;
    return () => (this.#open -= 1);
  }
}

export const sheets = new Sheets();
