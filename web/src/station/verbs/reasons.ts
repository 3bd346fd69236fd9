import type { Impossible, Said } from "../../wire/api.ts";
import type { Card } from "../../wire/station.ts";
import { VERBS, type Verb, type VerbName } from "./verbs.ts";

/** One kind of reason, in all its sentences, and everything it stands against. */
export type Reason = { id: string; whys: Said[]; rule: string; attempts: Impossible[] };

/** True, but nobody wondered: told only if nothing else stands against the verb. */
const BESIDE: ReadonlySet<string> = new Set([
  "why-own-character",
  "why-no-such-parasite",
  "why-not-on-the-map",
  "why-nobody-of-that-colour",
  "why-no-team-search-room",
  "why-partner-not-here",
  "why-no-card-to-lay",
  "why-no-second-shot",
  "why-no-parasite-to-move",
  "why-no-run",
  "why-not-kept",
]);

/** The item that a verb plays, where its action does not name it. */
const PLAYS: Partial<Record<Verb, Card>> = {
  boost: "boost",
  "first-aid": "first-aid",
  "scan-body": "scanner",
};

/** Each kind of reason once, those that stand against most first; of items, those one holds. */
export function reasonsFor(
  verb: VerbName,
  impossible: readonly Impossible[],
  hand: readonly Card[] = [],
): Reason[] {
  const tried = impossible.filter((each) => (VERBS[verb] as readonly string[]).includes(each.verb));
  const reasons = grouped(verb === "items" ? tried.filter((each) => isHeld(each, hand)) : tried);
  const plain = reasons.filter(({ id }) => !BESIDE.has(id));
  return plain.length ? plain : reasons;
}

function isHeld({ action, verb }: Impossible, hand: readonly Card[]): boolean {
  const card = PLAYS[verb as Verb] ?? action.split(" ")[1];
  return hand.some((each) => each === card);
}

export function grouped(impossible: readonly Impossible[]): Reason[] {
  const reasons = new Map<string, Reason>();
  for (const attempt of impossible) {
    const { why, rule } = attempt;
    const reason = reasons.get(why.id) ?? { id: why.id, whys: [], rule, attempts: [] };
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
