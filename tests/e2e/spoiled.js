/* Notes whatever words or signs give away before the picture of it has shown it. */
window.spoiled = [];
window.shown = [];
let before = null;
/** They tell nothing of what waits: the title to which nobody's turn adds, and the order of turns. */
const HARMLESS = ["", "Panic Room", "You’re next."];

/** All that can be read, heard or seen beside the stage. */
function outside() {
  const text = (selector) =>
    [...document.querySelectorAll(selector)].map((each) => each.textContent).join("\n");
  const labels = [...document.querySelectorAll(".players [aria-label]")];
  return {
    title: document.title,
    log: text("[role=log]"),
    news: text(".ticker .news"),
    turn: text("header"),
    aloud: text("[aria-live], [role=status], [role=alert]"),
    hand: text(".cards"),
    map: text(".map .unseen li"),
    signs: labels.map((each) => each.getAttribute("aria-label")).join("|"),
  };
}

/** What was not there before. That something is taken away, or a title is bare again, tells nothing. */
function fresh(text, before) {
  const known = new Set([...before.split("\n").map((line) => line.trim()), ...HARMLESS]);
  return text
    .split("\n")
    .filter((line) => !known.has(line.trim()))
    .join("\n");
}

function look() {
  const stage = document.querySelector("[data-event]");
  const event = stage?.dataset.event ?? null;
  const waits = stage?.dataset.told === "false";
  const seen = outside();
  const now = { event, waits, key: stage?.dataset.moment, ...seen };
  const isSame = before?.waits && before.key === now.key;
  if (waits && isSame)
    for (const what of Object.keys(seen)) {
      const said = fresh(now[what], before[what]);
      if (said) window.spoiled.push(`${event} changes ${what} to ${said.slice(-80)}`);
    }
  if (stage && !waits && (!before || before.key !== now.key || before.waits)) reveal(stage, before, now);
  before = now;
}

/** Its line comes into the log with its picture: one that is there already came too early. On a phone
 * the log is a drawer, and may be shut. */
function reveal(stage, before, now) {
  window.shown.push(stage.dataset.event);
  const isLogged = before?.waits && before.key === now.key;
  if (isLogged && now.log && before.log === now.log)
    window.spoiled.push(`${stage.dataset.event} was told before: ${now.log.slice(-80)}`);
}

addEventListener("DOMContentLoaded", () => {
  const whole = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver(look).observe(document, whole);
});
