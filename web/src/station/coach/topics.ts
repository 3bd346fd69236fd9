import { type Heard, isNotice, type Standing } from "../../table/standing.ts";
import type { Option, View, Wire } from "../../wire/station.ts";
import type { Topic } from "../../play/coach/coach.svelte.ts";
import { playerOf } from "../players/players.ts";

/** What deserves a sentence when it is met for the first time, and the rule that tells more. */
const DECISIONS = {
  turn: "TURN-2",
  encounter: "ENTER-2",
  trade: "INFECT-1",
  answer: "ARMOR-1",
  "second-shot": "FIRE-4",
  healing: "ITEM-3",
  place: "EXPLORE-2",
  "last-parasite": "SPAWN-2",
} as const;

const EVENTS = {
  ParasitePhaseBegan: { topic: "phase", rule: "PHASE-3" },
  HeatScanHeld: { topic: "scan", rule: "SCAN-1" },
  AlertDrawn: { topic: "alert", rule: "SEARCH-4" },
  ParasiteAppeared: { topic: "spawn", rule: "SPAWN-1" },
  CardTurnedRed: { topic: "red", rule: "SEARCH-2" },
  DoorsOpened: { topic: "doors", rule: "TERMINAL-3" },
  CharacterDied: { topic: "death", rule: "DEATH-1" },
} as const;

/** With a welcome comes the past as well, and nobody is taught that. */
export function topicsIn(drawn: Standing<Wire>): Topic[] {
  const { view, options, heard } = drawn;
  return view ? topicsOf(view, options, drawn.type === "welcome" ? [] : heard) : [];
}

/** What is asked comes before what has happened. */
export function topicsOf(
  view: View,
  options: readonly Option[],
  heard: readonly Heard<Wire>[],
): Topic[] {
  return [...asked(view, options), ...(isEntered(view) ? happened(heard) : [])];
}

function asked(view: View, options: readonly Option[]): Topic[] {
  const verb = view.agenda.at(-1)?.verb as keyof typeof DECISIONS | undefined;
  const isMeant = options.length && !(verb === "trade" && isInfected(view));
  const rule = isMeant && verb ? DECISIONS[verb] : undefined;
  const runs = options.some((option) => option.verb === "run") ? [topic("run", "RUN-1", true)] : [];
  return rule && verb ? [...runs, topic(verb, rule, true)] : runs;
}

function happened(heard: readonly Heard<Wire>[]): Topic[] {
  return heard.flatMap((each) => {
    const known = isNotice(each) ? undefined : EVENTS[each.event as keyof typeof EVENTS];
    return known ? [topic(known.topic, known.rule, false)] : [];
  });
}

/** Who spreads it is not warned of it. */
function isInfected(view: View): boolean {
  return view.viewer !== null && playerOf(view, view.viewer)?.infected === true;
}

/** Before one's own first turn what the others do is only watched. */
function isEntered(view: View): boolean {
  const own = view.viewer && playerOf(view, view.viewer);
  return own !== null && own.rooms.some((room) => room !== null);
}

const topic = (name: string, rule: string, isAsked: boolean): Topic => ({
  name,
  says: `page-station-coach-${name}`,
  rule,
  isAsked,
});
