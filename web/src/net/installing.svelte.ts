/** What Chromium's browsers offer before a page is put on the home screen. */
interface Offer extends Event {
  prompt(): Promise<unknown>;
}

/** Whether the page is on the home screen, and whether the browser lets it ask for that. */
class Installing {
  isInstalled = $state(matchMedia("(display-mode: standalone)").matches);
  #offer = $state.raw<Offer | null>(null);

  constructor() {
    addEventListener("beforeinstallprompt", (event) => (this.#offer = event as Offer));
    addEventListener("appinstalled", () => (this.isInstalled = true));
  }

  get canAsk(): boolean {
    return this.#offer !== null;
  }

  /** Once for each offer. */
  async ask(): Promise<void> {
    const offer = this.#offer;
    this.#offer = null;
    await offer?.prompt();
  }
}

export const installing = new Installing();
