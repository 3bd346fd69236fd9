import { helpful, type Refused } from "../table/refusals.ts";
import type { Said } from "../words/said.ts";

/** A reason, its rule, and what it stands against: nothing, where the reason says it all. */
export type Reason = Pick<Refused, "why" | "rule" | "relevance"> & { attempts: string[] };

/**
 * Each reason once, with each thing it stands against once. What stands against few things says
 * most about them and comes first; what does not help is said only if there is nothing else.
 */
export function byReason(found: readonly Refused[], tell: (said: Said) => string): Reason[] {
  const reasons = new Map<string, Reason>();
  for (const { why, rule, relevance, said } of found) {
    if (said === null) continue;
    const key = tell(why);
    const reason = reasons.get(key) ?? { why, rule, relevance, attempts: [] };
    const attempt = tell(said);
    const isNamed = relevance === "direct" || relevance === "aside";
    if (isNamed && !reason.attempts.includes(attempt)) reason.attempts.push(attempt);
    reasons.set(key, reason);
  }
  return helpful([...reasons.values()].sort((one, other) => weight(one) - weight(other)));
}

function weight({ relevance, attempts }: Reason): number {
  return relevance === "general" ? Infinity : attempts.length;
}
