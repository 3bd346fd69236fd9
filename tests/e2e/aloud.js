/* Notes what a screen reader says by itself, and what stands in words when each piece was told. */
window.heard = [];
window.facts = {};
const ALOUD =
    "[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]";
const said = new WeakMap();

const plain = (text) => text.replace(/\s+/g, " ").trim();
const words = (element) => plain(element?.innerText ?? "");
const isFor = (element) =>
    !element.closest("[aria-hidden=true], [inert]") &&
    element.checkVisibility();

/** New words of a live region, and whether a picture was then still to be turned. */
function listen() {
    const stage = document.querySelector("[data-event]");
    for (const region of document.querySelectorAll(ALOUD)) {
        const now = region.matches(".unseen")
            ? plain(region.textContent)
            : words(region);
        if (now === (said.get(region) ?? "")) continue;
        said.set(region, now);
        const isEarly = stage?.dataset.told === "false";
        if (now && isFor(region))
            window.heard.push({
                words: now,
                event: stage?.dataset.event ?? null,
                isEarly,
            });
    }
}

function note() {
    const stage = document.querySelector("[data-event][data-told=true]");
    if (!stage) return;
    window.facts[stage.dataset.moment] = {
        event: stage.dataset.event,
        aloud: plain(stage.textContent),
        screen: words(document.querySelector(".theatre p")),
        log: words(document.querySelector("[role=log] p:last-of-type")),
        map: [...document.querySelectorAll(".map .unseen li")].map((each) =>
            plain(each.textContent),
        ),
    };
}

addEventListener("DOMContentLoaded", () => {
    const whole = {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
    };
    new MutationObserver(() => {
        listen();
        note();
    }).observe(document, whole);
});
