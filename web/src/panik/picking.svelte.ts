import type { Aim } from "../play/aim.svelte.ts";
import type { Hunter, Manor, Option, Wire } from "../wire/panik.ts";
import { dropped, isLeaving, meant, NOTHING, only, type Pick } from "./meaning.ts";
import { placeOf, soleHunter } from "./meaning.ts";

/** A hunter and a manor, tapped in either order, are aimed at; a second tap on the manor does it. */
export class Picking {
  readonly #aim: Aim<Wire>;
  readonly #decision: () => number | null;
  #picked = $state.raw<{ pick: Pick; decision: number | null }>({ pick: NOTHING, decision: null });

  constructor(aim: Aim<Wire>, decision: () => number | null) {
    this.#aim = aim;
    this.#decision = decision;
  }

  /** What is aimed at, by whichever way; or what has been tapped of the decision asked now. */
  readonly pick: Pick = $derived.by(() => {
    const { aimed, options } = this.#aim;
    if (aimed && placeOf(aimed)) return { hunter: aimed.hunter ?? null, manor: placeOf(aimed) };
    const { pick, decision } = this.#picked;
    if (decision === this.#decision() && pick !== NOTHING) return pick;
    return { hunter: soleHunter(options), manor: null };
  });

  /** For whom a manor is tapped: hunters that leave one are tapped themselves. */
  readonly #held = $derived.by(() => (isLeaving(this.#aim.options) ? null : this.pick.hunter));

  /** The manors a tap is meant for; of a whole hand none before one hunter is picked. */
  readonly lit: readonly (Manor | null)[] = $derived.by(() => {
    const { options } = this.#aim;
    if (this.#held === null && options.some(({ verb }) => verb === "place")) return [];
    return meant(options, { hunter: this.#held, manor: null }).map(placeOf);
  });

  /** Who can be placed: at all, or at the manor that has been tapped. */
  readonly ready: readonly (Hunter | undefined)[] = $derived.by(() => {
    if (isLeaving(this.#aim.options)) return [];
    const manor = this.#aim.aimed ? null : this.pick.manor;
    return meant(this.#aim.options, { hunter: null, manor }).map(({ hunter }) => hunter);
  });

  /** Who can be tapped at all: a manor that was tapped first is let go, if it has no room for it. */
  readonly offered: readonly (Hunter | undefined)[] = $derived.by(() =>
    isLeaving(this.#aim.options) ? [] : this.#aim.options.map(({ hunter }) => hunter),
  );

  /** A hunter of the hand; once more puts it back. */
  tapHunter(hunter: Hunter): void {
    if (this.pick.hunter === hunter) return this.clear();
    const { manor } = this.pick;
    const option = manor && only(this.#aim.options, { hunter, manor });
    this.#set({ hunter, manor: option ? manor : null });
    if (option) this.#aim.at(option);
    else this.#aim.drop();
  }

  /** A hunter of the hand is being dragged. */
  hold(hunter: Hunter): void {
    this.#set({ hunter, manor: null });
    this.#aim.drop();
  }

  /** Whether the tap settles an option; several may begin at one manor. */
  tapManor(manor: Manor): boolean {
    const { aimed, options } = this.#aim;
    const option =
      aimed && placeOf(aimed) === manor ? aimed : only(options, { hunter: this.#held, manor });
    if (option) return this.#settle(option);
    if (this.#held === null && meant(options, { hunter: null, manor }).length) {
      this.#aim.drop();
      this.#set({ hunter: null, manor });
    }
    return false;
  }

  drop(hunter: Hunter, from: Manor | null, onto: Manor): boolean {
    const option = dropped(this.#aim.options, hunter, from, onto);
    return option !== null && this.#settle(option);
  }

  clear(): void {
    this.#set(NOTHING);
    this.#aim.drop();
  }

  /** Who is no longer aimed at a manor is still in the fingers. */
  #settle(option: Option): true {
    const hunter = isLeaving(this.#aim.options) ? null : (option.hunter ?? null);
    this.#set({ hunter, manor: null });
    this.#aim.at(option);
    return true;
  }

  #set(pick: Pick): void {
    this.#picked = { pick, decision: this.#decision() };
  }
}
