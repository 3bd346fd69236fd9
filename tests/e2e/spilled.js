/* Texts that do not fit where they stand: wider than their own box, cut off by one around it, or
   beyond the window. What scrolls may be longer; what ends in dots was shortened on purpose. */
() => {
  const SLACK = 1.5;
  const scrolls = (value) => value === "auto" || value === "scroll";
  const cuts = (value) => value === "hidden" || value === "clip";

  function spills(rect, element) {
    let [byX, byY] = [true, true];
    let isOwnBox = true;
    for (let at = element; at && at !== document.body && (byX || byY); at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.display === "inline" || style.display === "contents") continue;
      if (style.textOverflow === "ellipsis") return false;
      const box = at.getBoundingClientRect();
      const isOutX = rect.right > box.right + SLACK || rect.left < box.left - SLACK;
      const isOutY = rect.bottom > box.bottom + SLACK || rect.top < box.top - SLACK;
      if (byX && isOutX && !scrolls(style.overflowX) && (isOwnBox || cuts(style.overflowX))) return true;
      if (byY && isOutY && cuts(style.overflowY)) return true;
      if (scrolls(style.overflowX)) byX = false;
      if (scrolls(style.overflowY)) byY = false;
      if (style.position === "fixed") break;
      isOwnBox = false;
    }
    return byX && (rect.right > innerWidth + SLACK || rect.left < -SLACK);
  }

  /* For screen readers only. */
  function isClipped(element) {
    if (!element) return false;
    return getComputedStyle(element).clipPath === "inset(50%)" || isClipped(element.parentElement);
  }

  function isSeen(element) {
    if (element.closest("svg, select, noscript, script, style") || isClipped(element)) return false;
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  }

  const found = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (!text.data.trim() || !isSeen(text.parentElement)) continue;
    range.selectNodeContents(text);
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 1 && rect.height > 1);
    if (rects.some((rect) => spills(rect, text.parentElement))) found.push(text.data.trim());
  }
  return found;
}
