import { settings } from "../../play/settings.svelte.ts";
import { heardIn, type Standing } from "../../table/standing.ts";
import type { Option, View } from "../../wire/station.ts";
import { type Topic, topicsOf } from "./topics.ts";

const KEPT = "panicroom.coached";

/** Each thing once in this browser, and one thing at a time. */
export class Coach {
  topic = $state.raw<Topic | null>(null);

  /** What is on the screen now; those who only watch are not taught. */
  watch(drawn: Standing | null): void {
    if (!settings.coach || !drawn?.view || drawn.seat === null) return;
    const options = drawn.options as unknown as Option[];
    this.meet(topicsOf(drawn.view as unknown as View, options, heardIn(drawn)));
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
