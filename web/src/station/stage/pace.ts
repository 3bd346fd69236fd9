import { prefersStillness, settings } from "../../ui/settings.svelte.ts";
import { type Heard, isNotice } from "../../table/standing.ts";
import type { Event, Wire } from "../../wire/station.ts";
import { isPrivate, isToldToOne } from "./secret.ts";

const USUAL = 600;

/** How long each kind of event stays on the stage. 0: the map or the next sentence shows it. */
const PACES: Partial<Record<Event["event"], number>> = {
  CardDealt: 0,
  CardTurnedRed: 0,
  NextRoomShown: 0,
  TurnEnded: 0,
  WoundsTaken: 0,

  CardDrawn: 500,
  CharacterMoved: 500,
  MarkerPassed: 500,
  TurnBegan: 700,
  ParasiteKilled: 800,
  ParasiteShifted: 900,
  ParasiteWounded: 800,
  CharacterHealed: 800,
  TradeBegan: 900,
  KnifeDrawn: 900,
  ShotFired: 900,
  RoomLaid: 800,
  RoomUnderHiveShown: 1000,
  ParasiteAppeared: 1000,
  DoorsOpened: 1200,
  GameBegan: 1200,
  AlertDrawn: 1200,
  CardsTraded: 1100,
  CharacterWounded: 1000,
  ParasitePhaseBegan: 1200,
  DieRolled: 1300,
  GrenadeThrown: 1300,
  ParasitesMoved: 1400,
  CharacterDied: 1700,
  PlayerEliminated: 2000,
  GameEnded: 2200,
  HeatScanHeld: 2800,
  HiveBurned: 2800,
  HostCardPassed: 3000,
  HostDrawn: 3000,
  PlayerInfected: 3000,
};

/** What one's own cards say takes longer to read than their backs. */
const READ: Partial<Record<Event["event"], number>> = {
  CardDrawn: 1300,
  CardsTraded: 2600,
  HandShown: 2600,
};

/** In milliseconds; 0 is not staged at all. */
export function paceOf(heard: Heard<Wire>): number {
  if (isNotice(heard) || !heard.said || prefersStillness()) return 0;
  const event: Event = heard;
  if (settings.peek && isToldToOne(event)) return 0; // a screen turned red tells the whole room
  if (isGrenadeSpent(event)) return 0;
  const isRead = isPrivate(event) && !settings.peek;
  return (isRead ? READ[event.event] : undefined) ?? PACES[event.event] ?? USUAL;
}

/** Its throw, which comes next, shows it. */
function isGrenadeSpent(event: Event): boolean {
  return event.event === "ItemSpent" && event.card === "grenade";
}
