import { toasts } from "../../ui/toasts.svelte.ts";
import { say } from "../../words/language.svelte.ts";

/** Copies a text, and says whether the browser has let it. */
export async function copy(text: string, done: string, failed: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.show(say(done));
  } catch {
    toasts.show(say(failed));
  }
}

/** Hands a text and an address to whom the reader chooses, or copies both. */
export async function shareResult(text: string, path = "/"): Promise<void> {
  const url = `${location.origin}${path}`;
  if (!("share" in navigator)) {
    await copy(`${text} ${url}`, "page-end-copied", "page-end-not-copied");
    return;
  }
  await navigator.share({ text, url }).catch(() => {}); // the reader has thought better of it
}
