import { ask } from "../net/api.ts";
import { complain } from "../pages/complain.ts";
import type { Allowed, NotAllowed } from "../wire/api.ts";
import type { Said } from "../words/said.ts";

/** Why not, in a sentence: the server knows. */
export async function explain(code: string, action: string): Promise<Said | null> {
  const path = `/tables/${encodeURIComponent(code)}/why?action=${encodeURIComponent(action)}`;
  try {
    const answer = await ask<Allowed | NotAllowed>("GET", path);
    return answer.allowed ? null : answer.said;
  } catch (error) {
    complain(error);
    return null;
  }
}
