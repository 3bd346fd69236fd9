import type { Story } from "../table/story.svelte.ts";

/** Nobody looks at a hidden tab: the story waits there, and what is too much then is written down. */
export function waitWhileHidden(of: () => Story): void {
  let isHidden = $state(document.hidden);

  $effect(() => {
    const note = (): void => void (isHidden = document.hidden);
    document.addEventListener("visibilitychange", note);
    return () => document.removeEventListener("visibilitychange", note);
  });
  $effect(() => (isHidden ? of().hold(true) : undefined));
}
