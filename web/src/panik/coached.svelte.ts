const KEPT = "panicroom.coached.panik";

/** What this browser has been told once. */
class Coached {
  #met = $state.raw<readonly string[]>(read());

  hasMet(kind: string): boolean {
    return this.#met.includes(kind);
  }

  meet(kind: string): void {
    if (this.hasMet(kind)) return;
    this.#met = [...this.#met, kind];
    localStorage.setItem(KEPT, JSON.stringify(this.#met));
  }
}

function read(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "[]") as string[];
  } catch {
    return [];
  }
}

export const coached = new Coached();
