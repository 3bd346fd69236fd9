import type { Component } from "svelte";
import type { Event } from "../../../wire/station.ts";
import type { Point } from "../geometry/cells.ts";
import Alert from "./Alert.svelte";
import Appearing from "./Appearing.svelte";
import Blast from "./Blast.svelte";
import Death from "./Death.svelte";
import Die from "./Die.svelte";
import DoorsOpened from "./DoorsOpened.svelte";
import DrawnCard from "./DrawnCard.svelte";
import type { Ground } from "./ground.ts";
import type { Happening } from "./happening.ts";
import Hearts from "./Hearts.svelte";
import Knife from "./Knife.svelte";
import Laid from "./Laid.svelte";
import Meeting from "./Meeting.svelte";
import PlayedCard from "./PlayedCard.svelte";
import Searching from "./Searching.svelte";
import Shot from "./Shot.svelte";
import ShownHand from "./ShownHand.svelte";
import Struck from "./Struck.svelte";
import Swarm from "./Swarm.svelte";
import UnderHive from "./UnderHive.svelte";
import Waking from "./Waking.svelte";

type Name = Event["event"];
type Every<Each> = {
  event: Each;
  happening: Happening;
  ground: Ground;
  /** The nearest point about which something of this size, in pixels, is wholly in sight. */
  inside: (at: Point, width: number, height: number) => Point;
};
export type PlayedProps<Each extends Name> = Every<Extract<Event, { event: Each }>>;

/** How each event is played on the map. What is not here is seen there by itself, as a step is. */
const PLAYED: { [Each in Name]?: Component<PlayedProps<Each>> } = {
  AlertDrawn: Alert,
  CardDrawn: DrawnCard,
  CardsTraded: Meeting,
  CharacterDied: Death,
  CharacterHealed: Hearts,
  CharacterWounded: Hearts,
  DieRolled: Die,
  DoorsOpened,
  GrenadeThrown: Blast,
  HandShown: ShownHand,
  ItemLaidDown: PlayedCard,
  ItemSpent: PlayedCard,
  KnifeDrawn: Knife,
  ParasiteAppeared: Appearing,
  ParasiteKilled: Struck,
  ParasitePhaseBegan: Waking,
  ParasiteShifted: Appearing,
  ParasiteWounded: Struck,
  ParasitesMoved: Swarm,
  RoomLaid: Laid,
  RoomSearched: Searching,
  RoomUnderHiveShown: UnderHive,
  ShotFired: Shot,
  TradeBegan: Meeting,
};

export function playedAs({ event }: Event): Component<Every<Event>> | null {
  return (PLAYED[event] as Component<Every<Event>> | undefined) ?? null;
}
