import type { Impossible, Said } from "../../wire/api.ts";
import { VERBS, type VerbName } from "./verbs.ts";

/** One reason, and everything it stands against. */
export type Reason = { why: Said; rule: string; attempts: Impossible[] };

/** Each reason once, those that stand against most first. */
export function reasonsFor(verb: VerbName, impossible: readonly Impossible[]): Reason[] {
  return grouped(
    impossible.filter((each) => (VERBS[verb] as readonly string[]).includes(each.verb)),
  );
}

export function grouped(impossible: readonly Impossible[]): Reason[] {
  const reasons = new Map<string, Reason>();
  for (const attempt of impossible) {
    const { why, rule } = attempt;
    const key = JSON.stringify(why);
    const reason = reasons.get(key) ?? { why, rule, attempts: [] };
    reason.attempts.push(attempt);
    reasons.set(key, reason);
  }
  return [...reasons.values()].sort((a, b) => b.attempts.length - a.attempts.length);
}

/** The sentences of what was tried, each once; what leads nowhere has none. */
export function attemptsOf({ attempts }: Reason, tell: (said: Said) => string): string[] {
  return [...new Set(attempts.flatMap(({ said }) => (said ? [tell(said)] : [])))];
}
