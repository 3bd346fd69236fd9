const NEAR = 60;

/**
 * Keeps a list of growing content scrolled to its end, unless the reader has scrolled up. Only after
 * a layout, when its height is known anyway: asked for in between, it would be worked out twice.
 */
export function stickToBottom(list: HTMLElement): () => void {
  let isAtEnd = true;
  let placed = 0;
  // More may have come since it was scrolled here: only who has gone up from there has left the end.
  const look = (): void => {
    const isNear = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
    isAtEnd = isNear || (isAtEnd && list.scrollTop >= placed);
  };
  const sizing = new ResizeObserver(() => {
    if (!isAtEnd) return;
    list.scrollTop = list.scrollHeight;
    placed = list.scrollTop - 1; // parts of a pixel
  });
  // The list has no height until its sheet is open.
  for (const each of [list, ...list.children]) sizing.observe(each);
  list.addEventListener("scroll", look, { passive: true });
  return () => {
    sizing.disconnect();
    list.removeEventListener("scroll", look);
  };
}
