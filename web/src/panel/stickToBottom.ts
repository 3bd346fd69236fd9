const NEAR = 60;

/** Keeps a growing list scrolled to its end, unless the reader has scrolled up. */
export function stickToBottom(list: HTMLElement): () => void {
  let isAtEnd = true;
  const look = (): void => {
    isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
  };
  const follow = (): void => {
    if (isAtEnd) list.scrollTop = list.scrollHeight;
  };
  const growing = new MutationObserver(follow);
  growing.observe(list, { childList: true, subtree: true });
  // The list has no height until its sheet is open.
  const sizing = new ResizeObserver(follow);
  sizing.observe(list);
  list.addEventListener("scroll", look, { passive: true });
  follow();
  return () => {
    growing.disconnect();
    sizing.disconnect();
    list.removeEventListener("scroll", look);
  };
}
