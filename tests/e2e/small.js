/* What is too small: letters below 12 px, and what is pressed with less than 44 px for a finger, or
   24 px if it is a piece among others. A link among words is read, not aimed at; a box to tick is as
   large as its label; what lies around a button, to make it larger, is part of it. */
() => {
  const [LETTERS, FINGER, PIECE, SLACK] = [12, 44, 24, 0.5];
  const PRESSED = "button, a[href], input, select, textarea, summary, [role=tab]";
  const PIECES = ".steps button";

  const isClipped = (each) =>
    each !== null &&
    (getComputedStyle(each).clipPath === "inset(50%)" || isClipped(each.parentElement));
  const isSeen = (each) =>
    each.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
    }) &&
    !isClipped(each) &&
    !each.closest("[inert]");

  function lettersOf(each) {
    const isText = [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!isText) return Infinity;
    return parseFloat(getComputedStyle(each).fontSize) * (each.getScreenCTM?.()?.a ?? 1);
  }

  function fingerRoom(each) {
    const area = (each.matches("input") && each.closest("label")) || each;
    const { width, height } = area.getBoundingClientRect();
    const around = getComputedStyle(each, "::after");
    const isAround = around.position === "absolute" && around.content !== "none";
    const [wide, high] = isAround ? [parseFloat(around.width), parseFloat(around.height)] : [0, 0];
    return Math.min(Math.max(width, wide), Math.max(height, high));
  }

  const isAmongWords = (each) =>
    each.matches("[role=log] p button") ||
    (each.matches("a") && getComputedStyle(each).display === "inline");
  const texts = [...document.querySelectorAll("body *:not(script, style, noscript, option)")];
  const pressed = [...document.querySelectorAll(PRESSED)];
  const told = (each) => each.outerHTML.replace(/\s+/g, " ").slice(0, 120);
  return [
    ...texts
      .filter((each) => lettersOf(each) < LETTERS - 0.05 && isSeen(each))
      .map((each) => `letters of ${lettersOf(each).toFixed(1)} px: ${told(each)}`),
    ...pressed
      .filter((each) => isSeen(each) && !isAmongWords(each))
      .filter((each) => fingerRoom(each) < (each.matches(PIECES) ? PIECE : FINGER) - SLACK)
      .map((each) => `${fingerRoom(each).toFixed(0)} px to press: ${told(each)}`),
  ];
}
