import { settings } from "../../ui/settings.svelte.ts";
import type { AnyWire, Standing } from "../../table/standing.ts";

const KEPT = "panicroom.coached";

/** `says`: its sentence. `isAsked`: a decision, and over with it. */
export type Topic = { name: string; says: string; rule: string; isAsked: boolean };

/** What a game explains of a state: decisions first. */
export type TopicsIn<Game extends AnyWire = AnyWire> = (drawn: Standing<Game>) => Topic[];

/** Each thing once in this browser, and one thing at a time. What there is to say is the game's. */
export class Coach {
  topic = $state.raw<Topic | null>(null);

  /** What is on the screen now; those who only watch are not taught. */
  watch<Game extends AnyWire>(drawn: Standing<Game> | null, topicsIn: TopicsIn<Game>): void {
    if (!settings.coach || !drawn?.view || drawn.seat === null) return;
    this.meet(topicsIn(drawn));
  }

  /** The first of these that this browser has never met; what is asked no more goes. */
  meet(topics: readonly Topic[]): void {
    const isStill = topics.some(({ name }) => name === this.topic?.name);
    if (isStill) return;
    const met = read();
    const fresh = topics.find(({ name }) => !met.includes(name));
    if (fresh || this.topic?.isAsked) this.drop();
    if (fresh) this.topic = fresh;
  }

  /** It counts as met only now: a page loaded anew in between shows it again. */
  drop(): void {
    if (this.topic === null) return;
    localStorage.setItem(KEPT, JSON.stringify([...read(), this.topic.name]));
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
