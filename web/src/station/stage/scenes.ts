import type { Component } from "svelte";
import { isNotice } from "../../table/standing.ts";
import type { Piece } from "../../table/story.svelte.ts";
import type { Event, Seat, View, Wire } from "../../wire/station.ts";
import { seatOf } from "../names.ts";
import Alert from "./scenes/Alert.svelte";
import Blast from "./scenes/Blast.svelte";
import Burning from "./scenes/Burning.svelte";
import Death from "./scenes/Death.svelte";
import DieRoll from "./scenes/DieRoll.svelte";
import Doors from "./scenes/Doors.svelte";
import DrawnCard from "./scenes/DrawnCard.svelte";
import Encounter from "./scenes/Encounter.svelte";
import Exchange from "./scenes/Exchange.svelte";
import GameOver from "./scenes/GameOver.svelte";
import Knife from "./scenes/Knife.svelte";
import NewRoom from "./scenes/NewRoom.svelte";
import Phase from "./scenes/Phase.svelte";
import PlayedCard from "./scenes/PlayedCard.svelte";
import Shot from "./scenes/Shot.svelte";
import ShownHand from "./scenes/ShownHand.svelte";
import Spawn from "./scenes/Spawn.svelte";
import Struck from "./scenes/Struck.svelte";
import Swarm from "./scenes/Swarm.svelte";
import Wound from "./scenes/Wound.svelte";
import { covered } from "./secret.ts";

type Named<Name> = Extract<Event, { event: Name }>;
export type SceneProps<Name extends Event["event"]> = { event: Named<Name>; view: View };
/** Some moments look the same whatever their event says. */
type SceneOf<Name extends Event["event"]> = Component<SceneProps<Name>> | typeof Alert;

const SCENES: { [Name in Event["event"]]?: SceneOf<Name> } = {
  AlertDrawn: Alert,
  CardDrawn: DrawnCard,
  CardsTraded: Exchange,
  CharacterDied: Death,
  CharacterHealed: Wound,
  CharacterWounded: Wound,
  DieRolled: DieRoll,
  DoorsOpened: Doors,
  GameEnded: GameOver,
  GrenadeThrown: Blast,
  HandShown: ShownHand,
  HiveBurned: Burning,
  ItemLaidDown: PlayedCard,
  ItemSpent: PlayedCard,
  KnifeDrawn: Knife,
  ParasiteAppeared: Spawn,
  ParasiteKilled: Struck,
  ParasitePhaseBegan: Phase,
  ParasiteShifted: Spawn,
  ParasiteWounded: Struck,
  ParasitesMoved: Swarm,
  RoomLaid: NewRoom,
  RoomUnderHiveShown: NewRoom,
  ShotFired: Shot,
  TradeBegan: Encounter,
};

type Scene = Component<{ event: Event; view: View }>;

/** What is said with no picture of its own is the sentence alone. */
export function sceneOf({ event }: Event): Scene | null {
  return (SCENES[event] as Scene | undefined) ?? null;
}

/** What is to be shown of a piece; nothing that others must not see where they may look. */
export function staged(piece: Piece<Wire> | null, isCovered: boolean): Event | null {
  const heard = piece?.heard;
  if (!heard || isNotice(heard) || !heard.said) return null;
  return isCovered ? covered(heard) : heard;
}

/** Whose doing it is, or whose fate. */
export function seatIn(event: Event): Seat | null {
  if ("seat" in event) return event.seat;
  return "character" in event ? seatOf(event.character) : null;
}
