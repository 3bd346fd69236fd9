const NEAR = 60;

/**
 * Keeps a list of growing content scrolled to its end, unless the reader has scrolled up. Only after
 * a layout, when its height is known anyway: asked for in between, it would be worked out twice.
 */
export function stickToBottom(list: HTMLElement): () => void {
  let isAtEnd = true;
  const look = (): void => {
    isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
  };
  const sizing = new ResizeObserver(() => {
    if (isAtEnd) list.scrollTop = list.scrollHeight;
  });
  // The list has no height until its sheet is open.
  for (const each of [list, ...list.children]) sizing.observe(each);
  list.addEventListener("scroll", look, { passive: true });
  return () => {
    sizing.disconnect();
    list.removeEventListener("scroll", look);
  };
}
