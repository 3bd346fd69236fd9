import { language, say, tell } from "../words/language.svelte.ts";
import type { Said } from "../words/said.ts";

/** What is owed: some decisions are put otherwise where one taps than where one types. */
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
