import { ask } from "../net/api.ts";
import { complain } from "../pages/complain.ts";
import { toasts } from "../ui/toasts.svelte.ts";
import type { Allowed, NotAllowed } from "../wire/api.ts";
import { tell } from "../words/language.svelte.ts";

/** Why not, in a sentence: the server knows. */
export async function explain(code: string, action: string): Promise<void> {
  const path = `/tables/${encodeURIComponent(code)}/why?action=${encodeURIComponent(action)}`;
  try {
    const answer = await ask<Allowed | NotAllowed>("GET", path);
    if (!answer.allowed) toasts.show(tell(answer.said));
  } catch (error) {
    complain(error);
  }
}
