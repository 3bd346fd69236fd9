import { ask } from "../../net/api.ts";
import type { Refused } from "../../table/refusals.ts";
import type { Table } from "../../table/table.svelte.ts";
import type { Wire } from "../../wire/station.ts";
import type { Verb } from "./verbs.ts";

type Asked = { moment: number | null; verbs: readonly Verb[] };
type Known = Asked & { refused: readonly Refused<Wire>[] };

/** Why not: asked once for each decision and verb, and only if somebody wants to know. */
export class WhyNot {
  readonly #table: Table<Wire>;
  #known = $state.raw<Known>({ moment: null, verbs: [], refused: [] });
  /** What is known or on its way. */
  #asked: Asked = { moment: null, verbs: [] };

  constructor(table: Table<Wire>) {
    this.#table = table;
  }

  /** Null until the server has answered for each of these verbs, in the decision asked now. */
  about(wanted: readonly Verb[]): Refused<Wire>[] | null {
    const { moment, verbs, refused } = this.#known;
    if (moment !== this.#moment || !wanted.every((verb) => verbs.includes(verb))) return null;
    return refused.filter(({ sketch }) => wanted.includes(sketch.verb));
  }

  async ask(wanted: readonly Verb[]): Promise<void> {
    const moment = this.#moment;
    const asked = this.#asked.moment === moment ? this.#asked.verbs : [];
    const verbs = wanted.filter((verb) => !asked.includes(verb));
    if (!verbs.length) return;
    this.#asked = { moment, verbs: [...asked, ...verbs] };
    try {
      const query = verbs.map((verb) => `verb=${verb}`).join("&");
      const path = `${this.#table.path}/impossible?${query}`;
      this.#learn({ moment, verbs, refused: await ask<Refused<Wire>[]>("GET", path) });
    } catch {
      this.#forget(moment, verbs); // the next who wants to know asks again
    }
  }

  #learn({ moment, verbs, refused }: Known): void {
    if (this.#asked.moment !== moment) return; // too late: something else is decided now
    const known = this.#known.moment === moment ? this.#known : { verbs: [], refused: [] };
    this.#known = {
      moment,
      verbs: [...known.verbs, ...verbs],
      refused: [...known.refused, ...refused],
    };
  }

  #forget(moment: number | null, verbs: readonly Verb[]): void {
    const asked = this.#asked;
    if (asked.moment !== moment) return;
    this.#asked = { moment, verbs: asked.verbs.filter((verb) => !verbs.includes(verb)) };
  }

  /** A decision, or whatever stands while somebody else decides. */
  get #moment(): number | null {
    const live = this.#table.live;
    return live === null ? null : (live.decision ?? -live.number);
  }
}
