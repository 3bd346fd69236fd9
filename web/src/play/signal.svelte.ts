import { onDestroy } from "svelte";
import type { Table } from "../table/table.svelte.ts";
import { say } from "../words/language.svelte.ts";
import { play } from "./sounds/audio.ts";
import { chime } from "./sounds/chime.ts";

const TITLE = "Panic Room";
const AFTER_PICTURE = 50;

/** Plays a sound when a decision arrives, and says so in the title of the tab until it is made. */
export function signalTurns(of: () => Table): void {
  let before: number | null = null;
  /** Who looks is shown first what is to be answered; who looks elsewhere is called at once. */
  let isHidden = $state(document.hidden);
  const isTold = $derived(isHidden || !of().story.isBehind);
  const decision = $derived(isTold && of().options.length ? (of().live?.decision ?? null) : null);

  $effect(() => {
    const note = (): void => void (isHidden = document.hidden);
    document.addEventListener("visibilitychange", note);
    return () => document.removeEventListener("visibilitychange", note);
  });

  // After the picture: the browser takes longer to name a tab than the page to draw a room.
  $effect(() => {
    const id = of().moment === "answer" ? "page-title-answer" : "page-title-asked";
    const title = decision === null ? TITLE : say(id, { title: TITLE });
    const soon = setTimeout(() => (document.title = title), AFTER_PICTURE);
    return () => clearTimeout(soon);
  });

  // During one's own turn decision follows decision: only the first makes a sound.
  $effect(() => {
    if (decision !== null && before === null) play(chime);
    if (of().sent === null) before = decision;
  });

  onDestroy(() => (document.title = TITLE));
}
