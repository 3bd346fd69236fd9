import { Problem, UNREACHABLE } from "../net/problem.ts";
import { toasts } from "../ui/toasts.svelte.ts";
import { language, say, tell } from "../words/language.svelte.ts";

/** What went wrong, in words; what nobody foresaw is a mistake of the page and stays loud. */
export function complain(error: unknown): void {
  toasts.show(error instanceof Problem ? wordsFor(error) : say("page-failed"), "danger");
  if (!(error instanceof Problem)) throw error;
}

/** As the server has said it, if this language knows it. */
export function wordsFor({ code, said }: Problem): string {
  if (code === UNREACHABLE) return say("page-unreachable");
  return language.has(said.id) ? tell(said) : say("page-failed");
}
