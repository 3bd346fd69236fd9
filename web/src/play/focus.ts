/** Focuses the main button, so that Enter does what a digit key has aimed at. */
export function focusMainButton(): void {
  document.querySelector<HTMLElement>(".bar [data-do]")?.focus({ preventScroll: true });
}

/**
 * A focused button disappears with its decision. The focus then goes to the next prompt, and not back
 * to the top of the page. Debounced: many mutations move it once.
 */
export function keepFocus(bar: HTMLElement): () => void {
  let isWithin = false;
  let isDue = false;
  const note = (event: FocusEvent): void => {
    isWithin = bar.contains(event.target as Node);
  };
  const stay = (): void => {
    isDue = false;
    if (!isWithin || !isLost()) return;
    bar.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
  };
  const watching = new MutationObserver(() => {
    if (isDue || !isWithin || !isLost()) return;
    isDue = true;
    afterPicture(stay);
  });
  document.addEventListener("focusin", note);
  watching.observe(bar, { childList: true, subtree: true });
  return () => {
    document.removeEventListener("focusin", note);
    watching.disconnect();
  };
}

/** No key is lost meanwhile: the keys of the game are handled wherever the focus is. */
function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Focusing forces a layout: do it after the next paint, or the paint comes late. */
function afterPicture(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
