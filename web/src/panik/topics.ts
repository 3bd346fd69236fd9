import type { Standing } from "../table/standing.ts";
import type { Topic } from "../play/coach/coach.svelte.ts";
import type { Wire } from "../wire/panik.ts";
import { top } from "./board.ts";

/** What deserves a sentence when it is asked for the first time, and the rule that tells more. */
const DECISIONS: Record<string, string> = {
  manors: "PSETUP-2",
  posts: "PSETUP-3",
  turn: "PTURN-1",
  detector: "PTURN-3",
  "send-or-call": "PTURN-2",
  "new-manor": "PTURN-2",
};

export function topicsIn({ view, options }: Standing<Wire>): Topic[] {
  const verb = options.length ? view && top(view)?.verb : undefined;
  const rule = verb && DECISIONS[verb];
  if (!rule) return [];
  return [{ name: `panik-${verb}`, says: `page-panik-coach-${verb}`, rule, isAsked: true }];
}
