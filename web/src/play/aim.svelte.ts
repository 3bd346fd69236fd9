import type { AnyWire } from "../table/standing.ts";
import type { Table } from "../table/table.svelte.ts";
import { settings } from "../ui/settings.svelte.ts";

/**
 * Aim, then do: nothing can be undone, so the first tap shows what would happen, and a second one
 * on the same, or the big button, does it.
 */
export class Aim<Game extends AnyWire = AnyWire> {
  readonly #table: Table<Game>;
  #aimed = $state.raw<{ option: Game["option"]; decision: number } | null>(null);
  /** The game shows a panel of its own for the decision. */
  hasPanel = $state(false);

  constructor(table: Table<Game>) {
    this.#table = table;
  }

  /** Nothing, until the story has come to what is asked: it would tell what is still to be told. */
  readonly options: Game["option"][] = $derived.by(() =>
    this.#table.story.isBehind ? [] : this.#table.options,
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

  at(option: Game["option"]): void {
    const isSure = settings.oneTap && !option.warns;
    if (isSure || this.aimed?.action === option.action) void this.do(option);
    else this.show(option);
  }

  /** Shown, whatever the settings: for arrows and hovering. */
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
