import type { Aim } from "../play/aim.svelte.ts";
import type { Cover } from "../table/cover.svelte.ts";
import type { Table } from "../table/table.svelte.ts";
import type { Hunter, Manor, ManorKind, Option, Seat, SendOrCall, Wire } from "../wire/panik.ts";
import { handOf, handSaid, manorSaid, type Place } from "./board.ts";
import { Drag } from "./drag.svelte.ts";
import { paysAt } from "./hint.ts";
import { asksFor } from "./asking.ts";
import { attemptAt, leaveAt, leaversIn } from "./meaning.ts";
import { Note } from "./note.svelte.ts";
import { Picking } from "./picking.svelte.ts";
import { Seen } from "./seen.svelte.ts";
import { spotOf } from "./shown.ts";
import type { Said } from "../words/said.ts";

/** Somebody's place at a table of Panik: what is seen from it, and what taps and drags mean. */
export class Sitting {
  readonly table: Table<Wire>;
  readonly aim: Aim<Wire>;
  readonly seen: Seen;
  readonly picking: Picking;
  readonly drag: Drag;
  readonly note: Note;
  /** Over one's own face-down manors, for phones around one table. */
  readonly cover: Cover;

  constructor(table: Table<Wire>, aim: Aim<Wire>, cover: Cover) {
    this.table = table;
    this.cover = cover;
    this.aim = aim;
    this.seen = new Seen(table);
    this.note = new Note(table);
    this.picking = new Picking(this.aim, () => table.live?.decision ?? null);
    this.drag = new Drag(
      (hunter, from) => from === null && this.picking.hold(hunter),
      (hunter, from, onto) => this.picking.drop(hunter, from, onto),
    );
  }

  /** The hunters that may be sent away or called now. */
  readonly leavers: Option[] = $derived.by(() => leaversIn(this.aim.options));

  readonly #leaving: SendOrCall | null = $derived.by(() => {
    const { asked } = this.seen;
    return this.leavers.length && asked?.verb === "send-or-call" ? asked : null;
  });

  /** The manor to look at: where something happens, or where hunters may leave and come. */
  readonly spot: Manor | null = $derived.by(
    () => spotOf(this.table.story.now) ?? this.#leaving?.manor ?? null,
  );

  /** What is to be tapped next, once something has been: the decision alone cannot say. */
  readonly asks: Said | null = $derived.by(() => asksFor(this.aim, this.picking.pick));

  /** What a manor is to whoever looks at the screen. */
  kindSeen(place: Place): ManorKind | "?" {
    return this.isCovered(place) ? "?" : place.kind;
  }

  /** Only the owner sees it, and the owner may not want it seen. */
  isCovered({ owner, is_up }: Place): boolean {
    return this.cover.isOn && !is_up && owner === this.seen.viewer;
  }

  /** What means nothing now is answered with its rule, or with what there is to see. */
  tapManor(manor: Manor): void {
    this.note.clear();
    if (this.picking.tapManor(manor)) return;
    const place = this.seen.placeOf(manor);
    if (place && this.#isOthersInSetup(place)) return this.describe(place);
    const attempt =
      attemptAt(this.aim.options, this.picking.pick.hunter, manor) ??
      (this.#leaving && place ? leaveAt(this.#leaving, place) : null);
    if (attempt !== null) void this.note.explain(attempt);
    else if (place && this.picking.pick.manor !== manor) this.describe(place);
  }

  /** Nobody means to choose another's manor: they ask what it pays. */
  #isOthersInSetup({ owner }: Place): boolean {
    const { asked, viewer } = this.seen;
    return asked !== null && "sealed" in asked && owner !== viewer;
  }

  /** One of the hand. */
  tapHunter(hunter: Hunter): void {
    this.note.clear();
    this.picking.tapHunter(hunter);
  }

  /** One that may be sent away or called. */
  tapLeaver(option: Option): void {
    this.note.clear();
    this.aim.at(option);
  }

  /** A hunter that stays where it is, while others may leave. */
  tapStaying(hunter: Hunter, manor: Manor): void {
    const attempt = this.#leaving && leaveAt(this.#leaving, { id: manor, hunters: [hunter] });
    if (attempt === null) this.tapManor(manor);
    else void this.note.explain(attempt);
  }

  describe(place: Place): void {
    const kind = this.kindSeen(place);
    const { viewer, view } = this.seen;
    if (view) this.note.write(manorSaid(place, kind, viewer), paysAt(kind, view.rulings));
  }

  /** The hunters somebody has left, by name. */
  describeHand(seat: Seat): void {
    const { view } = this.seen;
    if (view) this.note.write(handSaid(handOf(view, seat)));
  }
}
