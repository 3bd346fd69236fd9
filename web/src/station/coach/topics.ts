import type { Heard } from "../../table/standing.ts";
import { isNotice } from "../../table/standing.ts";
import type { Option, View } from "../../wire/station.ts";

/** What deserves a sentence when it is met for the first time, and the rule that tells more. */
export const DECISIONS = {
  turn: "TURN-2",
  encounter: "ENTER-2",
  trade: "INFECT-1",
  answer: "ARMOR-1",
  "second-shot": "FIRE-4",
  healing: "ITEM-3",
  place: "EXPLORE-2",
  "last-parasite": "SPAWN-2",
} as const;

export const EVENTS = {
  ParasitePhaseBegan: { topic: "phase", rule: "PHASE-3" },
  HeatScanHeld: { topic: "scan", rule: "SCAN-1" },
  AlertDrawn: { topic: "alert", rule: "SEARCH-4" },
  ParasiteAppeared: { topic: "spawn", rule: "SPAWN-1" },
  CardTurnedRed: { topic: "red", rule: "SEARCH-2" },
  DoorsOpened: { topic: "doors", rule: "TERMINAL-3" },
  CharacterDied: { topic: "death", rule: "DEATH-1" },
} as const;

/** `isAsked`: a decision, and over with it. */
export type Topic = { name: string; rule: string; isAsked: boolean };

/** What is asked comes before what has happened. */
export function topicsOf(view: View, options: readonly Option[], heard: readonly Heard[]): Topic[] {
  const events = heard.flatMap((each) => {
    const known = isNotice(each) ? undefined : EVENTS[each.event as keyof typeof EVENTS];
    return known ? [{ name: known.topic, rule: known.rule, isAsked: false }] : [];
  });
  const verb = view.agenda.at(-1)?.verb as keyof typeof DECISIONS | undefined;
  const rule = options.length && verb ? DECISIONS[verb] : undefined;
  return rule && verb ? [{ name: verb, rule, isAsked: true }, ...events] : events;
}
