import { MediaQuery } from "svelte/reactivity";
import type { Tab } from "./tabs.ts";
import { Unread } from "./unread.svelte.ts";

/** The panel: beside the game on a desk, where it can be folded; over it on a phone. */
export class PanelState {
  readonly #wide = new MediaQuery("min-width: 64rem");
  readonly unread = new Unread();
  tab = $state<Tab>("log");
  isFolded = $state(false);
  isOpen = $state(false);

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

  /** News is shown where it is; without any the panel opens or closes. */
  showNews(): void {
    const news = this.unread.first;
    if (news) this.show(news);
    else this.turn();
  }
}
