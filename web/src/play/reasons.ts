import type { Impossible } from "../wire/api.ts";
import type { Said } from "../words/said.ts";

/** A reason, its rule, and what it stands against: nothing, where the reason says it all. */
export type Reason = { why: Said; rule: string; attempts: string[] };

/** Against all there is: what exactly need not be said. */
const GENERAL: ReadonlySet<string> = new Set(
  ["others-decide", "answer-first", "game-over"].map((why) => `why-${why}`),
);
/** Against a whole kind of thing, which the reason names itself. */
const SAYS_ALL: ReadonlySet<string> = new Set(
  [
    ...["not-your-manor", "own-manor", "manor-is-up", "manor-full", "another-manor"],
    ...["detect-first", "detector-first", "sent-already", "over-equipped-stays"],
    ...["just-placed", "just-called", "just-sent-back", "never-called", "origin-full", "no-room"],
  ].map((why) => `why-${why}`),
);
/** True, but nobody wondered: an answer nobody asked for, a card not held, somebody not there. */
const BESIDE: ReadonlySet<string> = new Set(
  [
    ...["no-card-to-lay", "no-wounds-to-answer", "nothing-to-heal-with", "no-parasite-to-move"],
    ...["no-second-shot", "no-trade", "no-run", "no-call", "fits-somewhere"],
    ...["not-in-hand", "not-kept", "no-passage", "not-upright", "same-either-way"],
    ...["own-character", "no-such-parasite", "not-on-the-map", "nobody-of-that-colour"],
    ...["no-team-search-room", "partner-not-here", "not-hit", "not-here", "patient-not-here"],
    ...["not-met", "not-at-the-table", "no-such-hunter"],
  ].map((why) => `why-${why}`),
);

/**
 * Each reason once, with each thing it stands against once. What stands against few things says
 * most about them and comes first; what nobody wondered is said only if there is nothing else.
 */
export function byReason(found: Impossible[], tell: (said: Said) => string): Reason[] {
  const reasons = new Map<string, Reason>();
  for (const { why, rule, said } of found) {
    if (said === null) continue;
    const key = tell(why);
    const reason = reasons.get(key) ?? { why, rule, attempts: [] };
    const attempt = tell(said);
    const isNew = !reason.attempts.includes(attempt);
    if (isNew && !GENERAL.has(why.id) && !SAYS_ALL.has(why.id)) reason.attempts.push(attempt);
    reasons.set(key, reason);
  }
  const all = [...reasons.values()].sort((one, other) => weight(one) - weight(other));
  const wondered = all.filter(({ why }) => !BESIDE.has(why.id));
  return wondered.length ? wondered : all;
}

function weight({ why, attempts }: Reason): number {
  return GENERAL.has(why.id) ? Infinity : attempts.length;
}
