/** Counts the open sheets: they hide what is behind them. */
class Sheets {
  #open = $state(0);

  get isAny(): boolean {
    return this.#open > 0;
  }

  /** Counts one more until the returned function is called. */
  enter(): () => void {
    this.#open += 1;
    return () => (this.#open -= 1);
  }
}

export const sheets = new Sheets();
