import { readStored, store } from "../../ui/stored.ts";

const KEPT = "panicroom.puzzles";

type Kept = { solved: number[]; day: number; streak: number };

/** What this browser has solved, and on how many days in a row the puzzle of the day. */
class Solved {
  #kept = $state.raw<Kept>(read());

  has(number: number): boolean {
    return this.#kept.solved.includes(number);
  }

  /** Of so many puzzles. */
  count(all: number): number {
    return this.#kept.solved.filter((number) => number <= all).length;
  }

  /** It lasts until a day has passed without. */
  streakOn(today: number): number {
    return today - this.#kept.day <= 1 ? this.#kept.streak : 0;
  }

  /** `today` if it was the puzzle of that day. */
  note(number: number, today: number | null): void {
    const { solved, day, streak } = read(); // perhaps another tab has solved some
    const kept: Kept = { solved: [...new Set([...solved, number])], day, streak };
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
  const solved = Array.isArray(kept?.solved) ? kept.solved.filter(Number.isInteger) : [];
  return { solved, day: Number(kept?.day) || 0, streak: Number(kept?.streak) || 0 };
}

export const solved = new Solved();
