/** Private notes about a table, stored in this browser only. */
export class Notes {
  readonly #key: string;
  #text = $state("");

  constructor(table: string) {
    this.#key = `panicroom.notes.${table}`;
    this.#text = localStorage.getItem(this.#key) ?? "";
  }

  get text(): string {
    return this.#text;
  }

  set text(text: string) {
    this.#text = text;
    if (text) localStorage.setItem(this.#key, text);
    else localStorage.removeItem(this.#key);
  }
}
