import type { Component } from "svelte";
import { ROOMS } from "../../../wire/rooms.ts";
import type { RoomCard } from "../../../wire/station.ts";
import Empty from "./Empty.svelte";
import Hive from "./Hive.svelte";
import Parasite from "./Parasite.svelte";
import Reactor from "./Reactor.svelte";
import Run from "./Run.svelte";
import SickBay from "./SickBay.svelte";
import Storage from "./Storage.svelte";
import Team from "./Team.svelte";
import Terminal from "./Terminal.svelte";
import Vault from "./Vault.svelte";

type Numbered<Card> = Card extends `${infer Kind}-${number}` ? Kind : Card;
/** What a card shows: cards of one kind differ by their number and their doors. */
export type Kind = Numbered<RoomCard>;

export const FURNISHED: Record<Kind, Component<{ seed: number }> | Component> = {
  reactor: Reactor,
  terminal: Terminal,
  hive: Hive,
  vault: Vault,
  "sick-bay": SickBay,
  storage: Storage,
  empty: Empty,
  run: Run,
  team: Team,
  parasite: Parasite,
};

const FLOORS: Partial<Record<Kind, string>> = {
  "sick-bay": "clinic",
  run: "tread",
  storage: "tread",
};

export function kindOf(card: RoomCard): Kind {
  return card.replace(/-\d+$/, "") as Kind;
}

export const floorOf = (kind: Kind): string => FLOORS[kind] ?? "deck";

/** Scratches and stains differ from card to card, and are the same in every game. */
export function seedOf(card: RoomCard): number {
  return Object.keys(ROOMS).indexOf(card) + 3;
}
