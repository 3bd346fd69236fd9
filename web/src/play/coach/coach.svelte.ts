import { untrack } from "svelte";
import type { Table } from "../../table/table.svelte.ts";
import { settings } from "../../ui/settings.svelte.ts";
import { readStoredNames, store } from "../../ui/stored.ts";
import type { AnyWire, Standing } from "../../table/standing.ts";

const KEPT = "panicroom.coached";

/** `says` is the id of its sentence. `isAsked`: about a decision, and gone with it. */
export type Topic = { name: string; says: string; rule: string; isAsked: boolean };

/** Explains each topic once per browser, one at a time. The game says which topics there are. */
export class Coach {
  topic = $state.raw<Topic | null>(null);

  /** Shows the first topic that this browser has not met; drops one whose decision is over. */
  meet(topics: readonly Topic[]): void {
    const isStill = topics.some(({ name }) => name === this.topic?.name);
    if (isStill) return;
    const met = readStoredNames(KEPT);
    const fresh = topics.find(({ name }) => !met.includes(name));
    if (fresh || this.topic?.isAsked) this.drop();
    if (fresh) this.topic = fresh;
  }

  /** Only now it counts as met: if the page is reloaded before, it is shown again. */
  drop(): void {
    if (this.topic === null) return;
    store(KEPT, [...readStoredNames(KEPT), this.topic.name]);
    this.topic = null;
  }
}

/** A coach for one table: it watches every state that is drawn. Call it while a component starts. */
export function coachAt<Game extends AnyWire>(
  table: Table<Game>,
  topicsIn: (drawn: Standing<Game>) => Topic[],
): Coach {
  const coach = new Coach();
  $effect(() => {
    const { drawn } = table.story;
    untrack(() => {
      const isTaught = settings.coach && !table.isTaught && drawn?.view && drawn.seat !== null;
      if (isTaught) coach.meet(topicsIn(drawn)); // those who only watch are not taught
    });
  });
  return coach;
}
