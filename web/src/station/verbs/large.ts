import type { Option } from "../../wire/station.ts";
import { optionsFor, VERB_NAMES, type VerbName } from "./verbs.ts";

/** So many fit beside each other and can be hit with a thumb. */
const MOST = 4;

/** Which of many come first: what wins, what must be answered, then what is done most. */
const RANKS: readonly VerbName[] = [
  ...(["burn", "trade", "move", "explore", "search", "terminal"] as const),
  ...(["sick-bay", "fire", "items", "knife", "grenade"] as const),
];

export type Verbs = { large: VerbName[]; more: VerbName[]; not: VerbName[]; canEnd: boolean };

/**
 * What is possible is large, in an order that never changes; what has no room is under "More", with
 * what is not possible now. "End turn" has a place of its own.
 */
export function verbsOf(options: readonly Option[]): Verbs {
  const isPossible = (verb: VerbName): boolean => optionsFor(verb, options).length > 0;
  const others = VERB_NAMES.filter((verb) => verb !== "end");
  const possible = RANKS.filter(isPossible);
  const chosen = possible.slice(0, MOST);
  return {
    large: others.filter((verb) => chosen.includes(verb)),
    more: others.filter((verb) => possible.includes(verb) && !chosen.includes(verb)),
    not: others.filter((verb) => !possible.includes(verb)),
    canEnd: isPossible("end"),
  };
}
