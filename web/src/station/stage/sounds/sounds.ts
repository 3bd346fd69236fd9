import type { Sound } from "../../../play/sounds/audio.ts";
import { type Heard, isNotice } from "../../../table/standing.ts";
import type { Event } from "../../../wire/station.ts";
import { alarm } from "./alarm.ts";
import { door } from "./door.ts";
import { fire } from "./fire.ts";
import { flip } from "./flip.ts";
import { heartbeat } from "./heartbeat.ts";
import { infection } from "./infection.ts";
import { scan } from "./scan.ts";
import { shot } from "./shot.ts";
import { skitter } from "./skitter.ts";
import { step } from "./step.ts";
import { swap } from "./swap.ts";

const SOUNDS: Partial<Record<Event["event"], Sound>> = {
  AlertDrawn: alarm,
  CardDrawn: flip,
  CardsTraded: swap,
  CharacterDied: heartbeat,
  CharacterMoved: step,
  CharacterWounded: heartbeat,
  DoorsOpened: door,
  GrenadeThrown: shot,
  HeatScanHeld: scan,
  HiveBurned: fire,
  ParasiteAppeared: skitter,
  ParasiteShifted: skitter,
  ParasitesMoved: skitter,
  PlayerEliminated: heartbeat,
  RoomLaid: door,
  ShotFired: shot,
};

/**
 * What an event sounds like when its scene begins. It depends on nothing but its kind, and what is
 * told to one alone is silent: others in the room may hear it. So infection is heard when it has won.
 */
export function soundOf(heard: Heard): Sound | null {
  if (isNotice(heard)) return null;
  const event = heard as unknown as Event;
  if (event.event === "GameEnded") return event.outcome.side === "humans" ? null : infection;
  return SOUNDS[event.event] ?? null;
}
