import type { Table } from "../table/table.svelte.ts";
import type { Said } from "../words/said.ts";
import { settings } from "./settings.svelte.ts";

/** What any game's option has; the rest is the game's own. `warns` is worth a second thought. */
export type AnyOption = {
  action: string;
  verb: string;
  /** Who does it, or whom it concerns, where the game has characters: "red.T". */
  character?: string;
  card?: string;
  said?: Said;
  cost?: Said | null;
  warns?: Said | null;
  rules?: string[];
};

/**
 * Aim, then do: nothing can be undone, so the first tap shows what would happen, and a second one
 * on the same, or the big button, does it.
 */
export class Aim<Option extends AnyOption> {
  readonly #table: Table;
  #aimed = $state.raw<{ option: Option; decision: number } | null>(null);
  /** The game shows a sheet of its own for what is asked. */
  isSheeted = $state(false);

  constructor(table: Table) {
    this.#table = table;
  }

  /** Nothing, until the story has come to what is asked: it would tell what is still to be told. */
  readonly options = $derived.by(
    () => (this.#table.story.isBehind ? [] : this.#table.options) as unknown as Option[],
  );

  /**
   * All there is to do, where there is but one thing: one tap will do. Where others look on, that
   * would show them what one does not hold.
   */
  readonly only = $derived.by(() => {
    const [first, ...others] = this.options;
    return first && !others.length && !settings.peek ? first : null;
  });

  /** Only what the decision that is asked now still offers. */
  readonly aimed = $derived.by(() => {
    if (this.only) return this.only;
    const aimed = this.#aimed;
    if (aimed === null || aimed.decision !== this.#table.live?.decision) return null;
    return this.options.find(({ action }) => action === aimed.option.action) ?? null;
  });

  at(option: Option): void {
    const isSure = settings.oneTap && !option.warns;
    if (isSure || this.aimed?.action === option.action) void this.do(option);
    else this.show(option);
  }

  /** Shown, whatever the settings: for arrows and hovering. */
  show(option: Option): void {
    const decision = this.#table.live?.decision;
    if (decision != null) this.#aimed = { option, decision };
  }

  drop(): void {
    this.#aimed = null;
  }

  /** The aimed option, or this one. */
  async do(option: Option | null = this.aimed): Promise<void> {
    if (option === null) return;
    await this.#table.act(option.action);
    this.drop();
  }
}
