import type { Topic } from "./topics.ts";

const KEPT = "panicroom.coached";

/** Each thing once in this browser, and one thing at a time. */
export class Coach {
  topic = $state.raw<Topic | null>(null);

  /** The first of these that this browser has never met. */
  meet(topics: readonly Topic[]): void {
    const met = read();
    const fresh = topics.find(({ name }) => !met.includes(name));
    if (!fresh) return;
    this.topic = fresh;
    localStorage.setItem(KEPT, JSON.stringify([...met, fresh.name]));
  }

  drop(): void {
    this.topic = null;
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
