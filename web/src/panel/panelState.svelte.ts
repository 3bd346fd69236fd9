import { MediaQuery } from "svelte/reactivity";
import type { Tab } from "./tabs.ts";
import { Unread } from "./unread.svelte.ts";

/** State of the side panel: a foldable column on a wide screen, a sheet on a phone. */
export class PanelState {
  readonly #wide = new MediaQuery("min-width: 56.25rem");
  readonly unread = new Unread();
  tab = $state<Tab>("log");
  isFolded = $state(false);
  isOpen = $state(false);

  /** Where it opens over the picture, it is folded until somebody wants it. */
  constructor(isOver = false) {
    this.isFolded = isOver;
  }

  get isWide(): boolean {
    return this.#wide.current;
  }

  readonly isSeen = $derived.by(() => (this.isWide ? !this.isFolded : this.isOpen));

  turn(): void {
    if (this.isWide) this.isFolded = !this.isFolded;
    else this.isOpen = !this.isOpen;
  }

  show(tab: Tab): void {
    this.tab = tab;
    if (!this.isSeen) this.turn();
  }

  /** Shows the first unread tab; opens or closes the panel if nothing is unread. */
  showNews(): void {
    const news = this.unread.first;
    if (news) this.show(news);
    else this.turn();
  }
}
