import { Problem, UNREACHABLE } from "./problem.ts";
import { toasts } from "../ui/toasts.svelte.ts";
import { language, say, tell } from "../words/language.svelte.ts";

/** Shows an error as a toast. An error that is not a Problem is a bug of the page: throw it again. */
export function report(error: unknown): void {
  toasts.show(error instanceof Problem ? problemText(error) : say("page-failed"), "danger");
  if (!(error instanceof Problem)) throw error;
}

/** The message of the server, if the loaded catalogues have it. */
export function problemText({ code, said }: Problem): string {
  if (code === UNREACHABLE) return say("page-unreachable");
  return language.has(said.id) ? tell(said) : say("page-failed");
}
