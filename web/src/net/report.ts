import { Problem, UNREACHABLE } from "./problem.ts";
import { toasts } from "../ui/toasts.svelte.ts";
import { language, say, tell } from "../words/language.svelte.ts";

/** What went wrong, in words; what nobody foresaw is a mistake of the page and stays loud. */
export function report(error: unknown): void {
  toasts.show(error instanceof Problem ? problemText(error) : say("page-failed"), "danger");
  if (!(error instanceof Problem)) throw error;
}

/** As the server has said it, if this language knows it. */
export function problemText({ code, said }: Problem): string {
  if (code === UNREACHABLE) return say("page-unreachable");
  return language.has(said.id) ? tell(said) : say("page-failed");
}
