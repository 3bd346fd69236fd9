import { readStored, store } from "../../ui/stored.ts";

const KEPT = "panicroom.puzzles";

type Kept = { solved: string[]; day: number; streak: number };

/** What this browser has solved, and on how many days in a row the puzzle of the day. */
class Solved {
  #kept = $state.raw<Kept>(read());

  has(id: string): boolean {
    return this.#kept.solved.includes(id);
  }

  /** How many of these. */
  count(puzzles: readonly { id: string }[]): number {
    return puzzles.filter(({ id }) => this.has(id)).length;
  }

  /** It lasts until a day has passed without. */
  streakOn(today: number): number {
    return today - this.#kept.day <= 1 ? this.#kept.streak : 0;
  }

  /** `today` if it was the puzzle of that day. */
  note(id: string, today: number | null): void {
    const { solved, day, streak } = read(); // perhaps another tab has solved some
    const kept: Kept = { solved: [...new Set([...solved, id])], day, streak };
    if (today !== null && today > day) {
      kept.streak = today - day === 1 ? streak + 1 : 1;
      kept.day = today;
    }
    this.#kept = kept;
    store(KEPT, kept);
  }

  /** Reads again what is kept. */
  look(): void {
    this.#kept = read();
  }
}

function read(): Kept {
  const kept = readStored(KEPT) as Partial<Kept> | null;
  const solved = Array.isArray(kept?.solved)
    ? kept.solved.filter((id) => typeof id === "string")
    : [];
  return { solved, day: Number(kept?.day) || 0, streak: Number(kept?.streak) || 0 };
}

export const solved = new Solved();
