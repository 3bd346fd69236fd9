import type { Attachment } from "svelte/attachments";

/** So long a thumb that was on its way still means what was there before. */
const SETTLES = 350;

let touchedAt = -Infinity;

// A mouse is seen where it goes; a thumb covers what it meets.
addEventListener(
  "pointerdown",
  ({ pointerType }) => (touchedAt = pointerType === "mouse" ? Infinity : performance.now()),
  { capture: true, passive: true },
);

/** What has just come under a thumb takes no tap meant for what was there before; null is nothing. */
export function tapGuard(what: string | null): Attachment {
  return (element) => {
    if (what === null) return;
    const since = performance.now();
    const guard = (event: Event): void => {
      const isTap = (event as MouseEvent).detail > 0;
      if (!isTap || touchedAt >= since + SETTLES) return;
      event.preventDefault();
      event.stopPropagation();
    };
    element.addEventListener("click", guard, { capture: true });
    return () => element.removeEventListener("click", guard, { capture: true });
  };
}
