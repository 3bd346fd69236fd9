import type { Attachment } from "svelte/attachments";

/** A tap this soon after a change was meant for what was there before, in milliseconds. */
const GUARD_TIME = 350;

let touchedAt = -Infinity;

// A mouse pointer shows what it is on; a thumb hides it, so only touches are guarded.
addEventListener(
  "pointerdown",
  ({ pointerType }) => (touchedAt = pointerType === "mouse" ? Infinity : performance.now()),
  { capture: true, passive: true },
);

/** Ignores taps right after `what` has changed: they were meant for what was there before. */
export function tapGuard(what: string | null): Attachment {
  return (element) => {
    if (what === null) return;
    const since = performance.now();
    const guard = (event: Event): void => {
      const isTap = (event as MouseEvent).detail > 0;
      if (!isTap || touchedAt >= since + GUARD_TIME) return;
      event.preventDefault();
      event.stopPropagation();
    };
    element.addEventListener("click", guard, { capture: true });
    return () => element.removeEventListener("click", guard, { capture: true });
  };
}
