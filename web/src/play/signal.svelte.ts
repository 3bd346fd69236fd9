import { onDestroy } from "svelte";
import type { Table } from "../table/table.svelte.ts";
import { say } from "../words/language.svelte.ts";
import { settings } from "../ui/settings.svelte.ts";
import { chime } from "./sound.ts";

const TITLE = "Panic Room";

/** Plays a sound when a decision arrives, and says so in the title of the tab until it is made. */
export function signalTurns(of: () => Table): void {
  let before: number | null = null;
  const decision = $derived(of().options.length ? (of().live?.decision ?? null) : null);

  $effect(() => {
    const id = of().moment === "answer" ? "page-title-answer" : "page-title-asked";
    document.title = decision === null ? TITLE : say(id, { title: TITLE });
  });

  // During one's own turn decision follows decision: only the first makes a sound.
  $effect(() => {
    if (decision !== null && before === null && settings.sound) chime();
    if (of().sent === null) before = decision;
  });

  onDestroy(() => (document.title = TITLE));
}
