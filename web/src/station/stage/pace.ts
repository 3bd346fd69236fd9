import { type Heard, isNotice } from "../../table/standing.ts";
import type { Beat } from "../../table/storyPace.ts";
import { prefersStillness, settings } from "../../ui/settings.svelte.ts";
import type { CharacterDied, Event, Wire } from "../../wire/station.ts";
import { seatOf } from "../names.ts";
import { isPrivate, isToldToOne } from "./secret.ts";

type Name = Event["event"];

const USUAL = 600;
const STILL: Beat = { lasts: 0, tells: 0 };

/** How long each kind of event stays on the stage. 0: the map or the next sentence shows it. */
const LASTS: Partial<Record<Name, number>> = {
  CardDealt: 0,
  CardTurnedRed: 0,
  MarkerPassed: 0,
  NextRoomShown: 0,
  SearchDeckRemade: 0,
  TurnEnded: 0,
  TurnBegan: 0,
  WoundsTaken: 0,

  CharacterMoved: 450,
  CardDrawn: 700,
  CharacterHealed: 700,
  RoomSearched: 700,
  AlertDrawn: 900,
  RoomLaid: 900,
  TradeBegan: 800,
  ParasiteAppeared: 1000,
  ParasitesMoved: 1000,
  ParasiteShifted: 1000,
  RoomUnderHiveShown: 1000,
  DieRolled: 1100,
  CardsTraded: 1200,
  DoorsOpened: 1200,
  GameBegan: 1200,
  GrenadeThrown: 1200,
  CharacterDied: 1800,
  GameEnded: 2500,
  PlayerEliminated: 2600,
  HostCardPassed: 2600,
  HostDrawn: 2600,
  PlayerInfected: 2500,
  HeatScanHeld: 5600,
  HiveBurned: 3500,
};

/** When the picture has shown what came of it: no word may say it before. */
const TELLS: Partial<Record<Name, number>> = {
  DieRolled: 700,
  CardsTraded: 1100,
  HeatScanHeld: 2600,
  ParasiteAppeared: 300,
  CharacterDied: 600,
  PlayerEliminated: 1400,
  GrenadeThrown: 500,
  HiveBurned: 1200,
  GameEnded: 1200,
};

const CROSSED_AND_TURNED = 2500;

/** One's own cards are read: a trade crosses, turns, is silent, and only then has words. */
const READ: Partial<Record<Name, Beat>> = {
  CardDrawn: { lasts: 1300, tells: 800, weight: "whole" },
  CardsTraded: { lasts: 5000, tells: CROSSED_AND_TURNED, weight: "whole" },
  HandShown: { lasts: 1200, tells: 600, weight: "whole" },
};

/** A change of sides, a death, a scan and the end of the game are never told in haste. */
const WHOLE: readonly Name[] = [
  "CharacterDied",
  "GameEnded",
  "HeatScanHeld",
  "HiveBurned",
  "HostCardPassed",
  "HostDrawn",
  "PlayerEliminated",
  "PlayerInfected",
];

/** The map shows what came of these, or the next event does: in haste they are drawn at once. */
const QUIET: readonly Name[] = [
  "CardDrawn",
  "CharacterMoved",
  "DieRolled",
  "ItemLaidDown",
  "KnifeDrawn",
  "RoomLaid",
  "RoomSearched",
  "SickBayUsed",
  "TerminalUsed",
  "TradeBegan",
];

/** What another event of the same act shows as well. */
const SHOWN_BY: Partial<Record<Name, readonly Name[]>> = {
  CardDrawn: ["RoomSearched"],
  ItemSpent: ["CharacterHealed", "GrenadeThrown", "DoorsOpened", "HandShown"],
  RoomSearched: ["AlertDrawn", "DieRolled"],
  DieRolled: ["ParasitesMoved", "ParasiteAppeared", "ParasiteShifted"],
  ParasitePhaseBegan: ["ParasitesMoved"],
  TradeBegan: ["CardsTraded"],
};

/** In milliseconds; 0 is not staged at all. */
export function paceOf(heard: Heard<Wire>, act: readonly Heard<Wire>[] = []): Beat {
  if (isNotice(heard) || !heard.said) return STILL;
  const event: Event = heard;
  if (settings.peek && isToldToOne(event)) return STILL; // a red screen tells the whole room
  const isRead = isPrivate(event) && !settings.peek;
  if (!isRead && isShownBy(event, act)) return STILL;
  if (event.event === "CharacterWounded") return woundsOf(event, act);
  const beat = (isRead ? readOf(event, act) : undefined) ?? usualOf(event);
  return prefersStillness() ? { ...beat, tells: 0 } : beat;
}

/** All wounds of an act are one picture, with its last: one after the other hearts break. */
function woundsOf(event: Event, act: readonly Heard<Wire>[]): Beat {
  const wounds = act.filter((each) => "event" in each && each.event === "CharacterWounded");
  if (wounds.length && wounds.at(-1) !== event) return STILL;
  return { lasts: Math.max(700, 300 + 140 * wounds.length), tells: 0 };
}

/** An infection comes instead of the words of its trade: both take the same time. */
function readOf(event: Event, act: readonly Heard<Wire>[]): Beat | undefined {
  const isInfecting = event.event === "CardsTraded" && hasAny(act, ["PlayerInfected"]);
  if (isInfecting) return { lasts: CROSSED_AND_TURNED, tells: CROSSED_AND_TURNED, weight: "whole" };
  return READ[event.event];
}

function usualOf({ event: name }: Event): Beat {
  const beat = { lasts: LASTS[name] ?? USUAL, tells: TELLS[name] ?? 0 };
  if (WHOLE.includes(name)) return { ...beat, weight: "whole" };
  return QUIET.includes(name) ? { ...beat, weight: "quiet" } : beat;
}

function isShownBy(event: Event, act: readonly Heard<Wire>[]): boolean {
  if (event.event === "CharacterDied") return isLastOf(event, act);
  const others = SHOWN_BY[event.event];
  return others !== undefined && hasAny(act, others);
}

function hasAny(act: readonly Heard<Wire>[], names: readonly Name[]): boolean {
  return act.some((each) => "event" in each && names.includes(each.event));
}

/** A player's last character: their whole screen says it. */
function isLastOf({ character }: CharacterDied, act: readonly Heard<Wire>[]): boolean {
  const seat = seatOf(character);
  return act.some(
    (each) => "event" in each && each.event === "PlayerEliminated" && each.seat === seat,
  );
}
