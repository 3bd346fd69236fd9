const NEAR = 60;

/** What grows at its end stays in sight, unless its reader has gone back to look at the beginning. */
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
  // It has no height before the sheet around it is open.
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
