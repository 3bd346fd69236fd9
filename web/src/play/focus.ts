/**
 * A button that had the focus goes with its decision: the focus then stays near, at what is said
 * to be done next, and is not sent back to the top of the page.
 */
export function keepingFocus(bar: HTMLElement): () => void {
  let isWithin = false;
  const note = (event: FocusEvent): void => {
    isWithin = bar.contains(event.target as Node);
  };
  const watching = new MutationObserver(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (!isWithin || !isLost) return;
    bar.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
  });
  document.addEventListener("focusin", note);
  watching.observe(bar, { childList: true, subtree: true });
  return () => {
    document.removeEventListener("focusin", note);
    watching.disconnect();
  };
}
