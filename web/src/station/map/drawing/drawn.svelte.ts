import type { Refused } from "../../../table/refusals.ts";
import type { Character, Option, Seat, View, Wire } from "../../../wire/station.ts";
import { cellsOffered, isLaying, type Offer } from "../choosing/choosing.ts";
import { crowds } from "./crowd.ts";
import { drawnRooms } from "./drawing.ts";
import type { Spot } from "./marks.ts";
import type { Happening } from "../happening/happening.ts";
import { sightsOf } from "../geometry/places.ts";
import { cellsRefused } from "../choosing/refusing.ts";
import { barredTurn } from "../choosing/turning.ts";

/** What the map is told. */
export type Told = {
  view: View;
  options: readonly Option[];
  aimed: Option | null;
  me: Seat | null;
  /** Whose options count; without one, those of both characters. */
  actor?: Character | null;
  /** What the weapon in hand can hit, or what must move. */
  targeting?: readonly Option[];
  /** What cannot be done, once it is known. */
  refused?: readonly Refused<Wire>[] | null;
  /** The rooms that what happens is about. */
  spot?: Spot | null;
  /** What is played on the map. */
  played?: Happening | null;
};

/** All that the map shows, each part made anew only when something has changed in it. */
export class Drawn {
  readonly #told: () => Told;

  constructor(told: () => Told) {
    this.#told = told;
  }

  readonly view = $derived.by(() => this.#told().view);
  readonly me = $derived.by(() => this.#told().me);
  readonly aimed = $derived.by(() => this.#told().aimed);
  readonly refused = $derived.by(() => this.#told().refused ?? null);
  readonly spot = $derived.by(() => this.#told().spot ?? null);
  readonly played = $derived.by(() => this.#told().played ?? null);
  readonly offer: Offer = $derived.by(() => {
    const { options, targeting = [], actor = null } = this.#told();
    return { options, targets: targeting, actor };
  });

  /** The same cards lie the same way: nothing of them is drawn anew. */
  readonly mapped = $derived.by(() => this.#mapped(this.view.map));
  #known: View["map"] = [];
  #mapped(map: View["map"]): View["map"] {
    if (JSON.stringify(map) !== JSON.stringify(this.#known)) this.#known = map;
    return this.#known;
  }
  readonly rooms = $derived.by(() => drawnRooms(this.view));
  readonly crowd = $derived.by(() => crowds(this.view));
  /** The free cells where a card may be laid. */
  readonly cells = $derived.by(() => cellsOffered(this.offer));
  /** Those where one might wonder why not. */
  readonly missed = $derived.by(() => cellsRefused(this));
  /** The card that is aimed at a free cell, and why it lies there as it does. */
  readonly ghost = $derived.by(() => (this.aimed && isLaying(this.aimed) ? this.aimed : null));
  readonly barred = $derived.by(() =>
    this.ghost && this.refused ? barredTurn(this.ghost, this.refused) : null,
  );
  readonly sights = $derived.by(() => sightsOf(this.view, this.me, this.offer, this.rooms));
}
