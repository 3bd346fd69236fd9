/** To where Enter does what was aimed at by its digit, wherever the focus was before. */
export function focusMainButton(): void {
  document.querySelector<HTMLElement>(".bar [data-do]")?.focus({ preventScroll: true });
}

/**
 * A button that had the focus goes with its decision: the focus then stays near, at what is said
 * to be done next, and is not sent back to the top of the page.
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

/** No key goes astray meanwhile: those of the game are heard wherever the focus is. */
function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** To focus is to lay out the page: that must not keep anybody from seeing it. */
function afterPicture(deed: () => void): void {
  requestAnimationFrame(() => setTimeout(deed));
}
