import { language, say, tell } from "../words/language.svelte.ts";
import type { Said } from "../words/said.ts";

/** The text of a decision: the page may have its own, where the terminal speaks of typing. */
export function owedText(said: Said): string {
  return preferring(`page-owed-${said.id}`, said);
}

/** The heading of a group of options, likewise. */
export function headingText(said: Said): string {
  return preferring(`page-group-${said.id}`, said);
}

function preferring(own: string, said: Said): string {
  return language.has(own) ? say(own, said.params) : tell(said);
}
