const KEPT = "panicroom.briefed";

/** The games whose briefing this browser has shown. */
class Briefed {
  #noted = $state(0);

  has(game: string): boolean {
    return this.#noted >= 0 && read().includes(game);
  }

  note(game: string): void {
    if (this.has(game)) return;
    localStorage.setItem(KEPT, JSON.stringify([...read(), game]));
    this.#noted++;
  }
}

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

export const briefed = new Briefed();
