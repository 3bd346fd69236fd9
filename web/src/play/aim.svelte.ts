import type { AnyWire } from "../table/standing.ts";
import type { Table } from "../table/table.svelte.ts";
import { settings } from "../ui/settings.svelte.ts";

/**
 * Aim, then do: nothing can be undone, so the first tap shows what would happen; a second tap on the
 * same option, or the main button, does it.
 */
export class Aim<Game extends AnyWire = AnyWire> {
  readonly #table: Table<Game>;
  #aimed = $state.raw<{ option: Game["option"]; decision: number } | null>(null);
  /** The game shows a panel of its own for the decision. */
  hasPanel = $state(false);
  /** Something must be read first, and covers the rest: nothing behind it can be done. */
  isReading = $state(false);

  constructor(table: Table<Game>) {
    this.#table = table;
  }

  /** Empty while the story is behind: options would give away what has not been shown yet. */
  readonly options: Game["option"][] = $derived.by(() =>
    this.#table.story.isBehind || this.isReading ? [] : this.#table.options,
  );

  /**
   * The only option, if there is just one: one tap does it. Not where others may look on: it would
   * show them what is not in the hand.
   */
  readonly only = $derived.by(() => {
    const [first, ...others] = this.options;
    return first && !others.length && !settings.peek ? first : null;
  });

  /** The option aimed at, as long as the current decision offers it. */
  readonly aimed = $derived.by(() => {
    if (this.only) return this.only;
    const aimed = this.#aimed;
    if (aimed === null || aimed.decision !== this.#table.live?.decision) return null;
    return this.options.find(({ action }) => action === aimed.option.action) ?? null;
  });

  at(option: Game["option"]): void {
    const isSure = settings.oneTap && !option.warns;
    if (isSure || this.aimed?.action === option.action) void this.do(option);
    else this.show(option);
  }

  /** Aims without acting, whatever the settings: for arrow keys and hovering. */
  show(option: Game["option"]): void {
    const decision = this.#table.live?.decision;
    if (decision != null) this.#aimed = { option, decision };
  }

  drop(): void {
    this.#aimed = null;
  }

  /** The aimed option, or this one. */
  async do(option: Game["option"] | null = this.aimed): Promise<void> {
    if (option === null) return;
    await this.#table.act(option.action);
    this.drop();
  }
}
