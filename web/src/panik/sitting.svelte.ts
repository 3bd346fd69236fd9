import type { Aim, AnyOption } from "../play/aim.svelte.ts";
import { settings } from "../play/settings.svelte.ts";
import type { Table } from "../table/table.svelte.ts";
import { COLOURS } from "../ui/seats.ts";
import type { Hunter, Manor, ManorKind, Option, Seat, SendOrCall, View } from "../wire/panik.ts";
import type { Said } from "../words/said.ts";
import { handOf, handSaid, manorSaid, type Place, top } from "./board.ts";
import { Drag } from "./drag.svelte.ts";
import { arrivals } from "./fresh.ts";
import { explain } from "./explain.ts";
import { paysAt } from "./hint.ts";
import { attemptAt, isLeaving, leaveAt, moveOf } from "./meaning.ts";
import { Picking } from "./picking.svelte.ts";
import { eventOf, scoredIn, sum } from "./scoring.ts";
import { placesShown, spotOf, viewShown } from "./shown.ts";

/** Somebody's place at a table of Panik: what is shown, and what taps and drags mean. */
export class Sitting {
  readonly table: Table;
  readonly aim: Aim<Option>;
  readonly picking: Picking;
  readonly drag: Drag;
  /** In peek mode: whether the cover is lifted. */
  isLifted = $state(false);
  /** What a tap has asked about. */
  #noted = $state.raw<{ said: Said[]; decision: number | null }>({ said: [], decision: null });

  constructor(table: Table, aim: Aim<AnyOption>) {
    this.table = table;
    this.aim = aim as unknown as Aim<Option>;
    this.picking = new Picking(this.aim, () => table.live?.decision ?? null);
    this.drag = new Drag(
      (hunter, from) => from === null && this.picking.hold(hunter),
      (hunter, from, onto) => this.picking.drop(hunter, from, onto),
    );
  }

  readonly view: View | null = $derived.by(() =>
    viewShown(this.table.story.drawn, this.table.story.now),
  );
  readonly places: Place[] = $derived.by(() =>
    placesShown(this.table.story.drawn, this.table.story.now),
  );
  readonly viewer: Seat | null = $derived.by(() => this.view?.viewer ?? null);
  readonly event = $derived.by(() => eventOf(this.table.story.now?.heard));
  /** The manor to look at: where something happens, or where hunters may leave and come. */
  readonly spot: Manor | null = $derived.by(
    () => spotOf(this.table.story.now) ?? this.#left?.manor ?? null,
  );
  /** What the others have done meanwhile. */
  readonly arrived = $derived.by(() => arrivals(this.table.log.lines, this.viewer));
  readonly scored = $derived.by(() => scoredIn(this.table.log.lines));

  /** Points so far, once the manors are counted. */
  readonly totals: number[] | null = $derived.by(() =>
    this.scored.length ? sum(this.scored, this.view?.seats ?? 0) : null,
  );

  /** The manor this seat has chosen, until all have. */
  readonly sealed: Manor | null = $derived.by(() => {
    const asked = this.view && top(this.view);
    if (!asked || !("sealed" in asked) || this.viewer === null) return null;
    return asked.sealed[COLOURS.indexOf(this.viewer)] ?? null;
  });

  /** The hunter that was sent away, in the hands of its owner. */
  readonly sentAway: { hunter: Hunter; from: Manor } | null = $derived.by(() => {
    const asked = this.view && top(this.view);
    if (asked?.verb !== "new-manor") return null;
    return { hunter: `${asked.seat}:${asked.kind}` as Hunter, from: asked.origin };
  });

  /** Until something else is tapped or asked. */
  readonly noted: readonly Said[] = $derived.by(() =>
    this.#noted.decision === this.#decision ? this.#noted.said : [],
  );

  /** What a manor is to whoever looks at the screen. */
  kindSeen(place: Place): ManorKind | "?" {
    return this.isCovered(place) ? "?" : place.kind;
  }

  /** Only the owner sees it, and the owner may not want it seen. */
  isCovered({ owner, is_up }: Place): boolean {
    return settings.peek && !this.isLifted && !is_up && owner === this.viewer;
  }

  /** The hunters that may be sent away or called now. */
  readonly leavers: Option[] = $derived.by(() =>
    this.aim.options.filter(({ verb }) => verb === "send-back" || verb === "call"),
  );

  readonly #left: SendOrCall | null = $derived.by(() => {
    const asked = isLeaving(this.aim.options) && this.view ? top(this.view) : null;
    return asked?.verb === "send-or-call" ? asked : null;
  });

  /** What means nothing now is answered with its rule, or with what there is to see. */
  tapManor(manor: Manor): void {
    this.note([]);
    if (this.picking.tapManor(manor)) return;
    const place = this.places.find(({ id }) => id === manor);
    const attempt =
      attemptAt(this.aim.options, this.picking.pick.hunter, manor) ??
      (this.#left && place ? leaveAt(this.#left, place) : null);
    if (attempt !== null) void this.#explain(attempt);
    else if (place && this.picking.pick.manor !== manor) this.describe(place);
  }

  /** One of the hand. */
  tapHunter(hunter: Hunter): void {
    this.note([]);
    this.picking.tapHunter(hunter);
  }

  /** One that may be sent away or called. */
  tapLeaver(option: Option): void {
    this.note([]);
    this.aim.at(option);
  }

  /** A hunter that stays where it is, while others may leave. */
  tapStaying(hunter: Hunter, manor: Manor): void {
    const attempt = this.#left && leaveAt(this.#left, { id: manor, hunters: [hunter] });
    if (attempt === null) this.tapManor(manor);
    else void this.#explain(attempt);
  }

  describe(place: Place): void {
    const kind = this.kindSeen(place);
    this.note([manorSaid(place, kind, this.viewer), paysAt(kind)]);
  }

  /** The hunters somebody has left, by name. */
  describeHand(seat: Seat): void {
    if (this.view) this.note([handSaid(handOf(this.view, seat))]);
  }

  note(said: Said[]): void {
    this.#noted = { said, decision: this.#decision };
  }

  async #explain(attempt: string): Promise<void> {
    const said = await explain(this.table.code, attempt);
    if (said) this.note([said]);
  }

  get #decision(): number | null {
    return this.table.live?.decision ?? null;
  }

  moveOf(hunter: Hunter, manor: Manor): "send-back" | "call" | null {
    return moveOf(this.aim.options, hunter, manor);
  }
}
