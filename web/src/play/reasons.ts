import type { Impossible } from "../wire/api.ts";
import type { Said } from "../words/said.ts";

export type Reason = { why: Said; rule: string; attempts: Impossible[] };

/** One reason is given once, with all it stands against; most of them first. */
export function byReason(found: Impossible[], tell: (why: Said) => string): Reason[] {
  const reasons = new Map<string, Reason>();
  for (const each of found) {
    if (each.said === null) continue;
    const key = `${each.rule} ${tell(each.why)}`;
    const reason = reasons.get(key) ?? { why: each.why, rule: each.rule, attempts: [] };
    reason.attempts.push(each);
    reasons.set(key, reason);
  }
  return [...reasons.values()].sort((one, other) => other.attempts.length - one.attempts.length);
}
