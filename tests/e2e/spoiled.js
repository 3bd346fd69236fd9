/* Notes whatever words or signs give away before the picture of it has shown it. */
window.spoiled = [];
window.shown = [];
let before = null;

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

function look() {
  const stage = document.querySelector("[data-event]");
  const event = stage?.dataset.event ?? null;
  const waits = stage?.dataset.told === "false";
  const seen = outside();
  const now = { event, waits, key: stage?.dataset.moment, ...seen };
  const isSame = before?.waits && before.key === now.key;
  if (waits && isSame)
    for (const what of Object.keys(seen))
      if (now[what] !== before[what])
        window.spoiled.push(`${event} changes ${what} to ${now[what].slice(-80)}`);
  if (stage && !waits && (!before || before.key !== now.key || before.waits)) reveal(stage, before, now);
  before = now;
}

/** Its line comes into the log with its picture: one that is there already came too early. */
function reveal(stage, before, now) {
  window.shown.push(stage.dataset.event);
  const isLogged = before?.waits && before.key === now.key;
  if (isLogged && before.log === now.log)
    window.spoiled.push(`${stage.dataset.event} was told before: ${now.log.slice(-80)}`);
}

addEventListener("DOMContentLoaded", () => {
  const whole = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver(look).observe(document, whole);
});
