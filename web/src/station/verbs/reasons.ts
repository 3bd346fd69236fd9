import { helpful, type Refused } from "../../table/refusals.ts";
import type { Card, Wire } from "../../wire/station.ts";
import type { Said } from "../../words/said.ts";
import type { VerbName } from "./verbs.ts";

/** One kind of reason, in all its sentences, and everything it stands against. */
export type Reason = Pick<Refused, "rule" | "relevance"> & {
  id: string;
  whys: Said[];
  attempts: Refused<Wire>[];
};

/** Each kind of reason once, those that stand against most first; of items, those one holds. */
export function reasonsFor(
  verb: VerbName,
  refused: readonly Refused<Wire>[],
  hand: readonly Card[] = [],
): Reason[] {
  const isHeld = ({ sketch: { card } }: Refused<Wire>) => card !== undefined && hand.includes(card);
  return helpful(grouped(verb === "items" ? refused.filter(isHeld) : refused));
}

export function grouped(refused: readonly Refused<Wire>[]): Reason[] {
  const reasons = new Map<string, Reason>();
  for (const attempt of refused) {
    const { why, rule, relevance } = attempt;
    const reason = reasons.get(why.id) ?? { id: why.id, whys: [], rule, relevance, attempts: [] };
    const isNew = !reason.whys.some((each) => JSON.stringify(each) === JSON.stringify(why));
    if (isNew) reason.whys.push(why);
    reason.attempts.push(attempt);
    reasons.set(why.id, reason);
  }
  return [...reasons.values()].sort((a, b) => b.attempts.length - a.attempts.length);
}

/** The sentences of what was tried, each once; what leads nowhere has none. */
export function attemptsOf({ attempts }: Reason, tell: (said: Said) => string): string[] {
  return [...new Set(attempts.flatMap(({ said }) => (said ? [tell(said)] : [])))];
}
