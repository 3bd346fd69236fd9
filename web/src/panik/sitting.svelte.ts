import type { Aim, AnyOption } from "../play/aim.svelte.ts";
import { settings } from "../play/settings.svelte.ts";
import type { Table } from "../table/table.svelte.ts";
import { COLOURS } from "../ui/seats.ts";
import type { Hunter, Manor, Option, Seat, SendOrCall, View } from "../wire/panik.ts";
import { ownerOf, type Place, top } from "./board.ts";
import { Drag } from "./drag.svelte.ts";
import { explain } from "./explain.ts";
import { attemptAt, isLeaving, moveOf } from "./meaning.ts";
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
  /** Whose manors a tap has enlarged, and when. */
  #tapped = $state.raw<{ seat: Seat | null; decision: number | null }>({
    seat: null,
    decision: null,
  });

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

  /** Only the owner sees it, and the owner may not want it seen. */
  isCovered({ owner, is_up }: Place): boolean {
    return settings.peek && !this.isLifted && !is_up && owner === this.viewer;
  }

  /** Whose manors are shown larger: those of the last tap, unless something is to be seen. */
  readonly enlarged: Seat | null = $derived.by(() => {
    const { seat, decision } = this.#tapped;
    return decision === this.#decision ? seat : (this.#watched ?? seat);
  });

  /** Who leaves a manor has to be tapped there, and needs room for a finger. */
  readonly #watched: Seat | null = $derived.by(() => {
    if (this.event?.event === "ManorScored") return ownerOf(this.event.manor);
    return this.#left && ownerOf(this.#left.manor);
  });

  readonly #left: SendOrCall | null = $derived.by(() => {
    const asked = isLeaving(this.aim.options) && this.view ? top(this.view) : null;
    return asked?.verb === "send-or-call" ? asked : null;
  });

  get #decision(): number | null {
    return this.table.live?.decision ?? null;
  }

  enlarge(seat: Seat, isWanted = this.enlarged !== seat): void {
    this.#tapped = { seat: isWanted ? seat : null, decision: this.#decision };
  }

  /** What means nothing now is answered with its rule, or shown more closely. */
  tapManor(manor: Manor): void {
    if (this.picking.tapManor(manor)) return;
    const attempt = attemptAt(this.aim.options, this.picking.pick.hunter, manor);
    if (attempt !== null) void explain(this.table.code, attempt);
    else if (isLeaving(this.aim.options)) this.enlarge(ownerOf(manor), true);
    else if (this.picking.pick.manor !== manor) this.enlarge(ownerOf(manor));
  }

  moveOf(hunter: Hunter, manor: Manor): "send-back" | "call" | null {
    return moveOf(this.aim.options, hunter, manor);
  }
}
