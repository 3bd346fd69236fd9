import { ROOMS } from "../../../wire/rooms.ts";
import type { Direction, Quarter, Room, RoomCard } from "../../../wire/station.ts";
import { type Box, DIRECTIONS } from "./cells.ts";

export type Side = (typeof ROOMS)[RoomCard]["sides"][number];
export type RoomIcon = NonNullable<(typeof ROOMS)[RoomCard]["icon"]>;

/** The sides of a card as it lies, by direction; a quarter turns it clockwise. */
export function sidesOf(card: RoomCard, quarter: Quarter): Record<Direction, Side> {
  const printed = ROOMS[card].sides;
  const turned = Number(quarter) / 90;
  const sides = DIRECTIONS.map((direction, number) => {
    const side = printed[(number - turned + 4) % 4] ?? "wall";
    return [direction, side] as const;
  });
  return Object.fromEntries(sides) as Record<Direction, Side>;
}

export function isDivided(card: RoomCard): boolean {
  return ROOMS[card].rooms === 2;
}

/** A card's rooms and where they lie on it. The upper one is below if the card is turned. */
export function roomsOn(card: RoomCard, quarter: Quarter, box: Box): { room: Room; box: Box }[] {
  if (!isDivided(card)) return [{ room: card as Room, box }];
  const height = box.height / 2;
  const north = { ...box, height };
  const south = { ...box, y: box.y + height, height };
  const [upper, lower] = quarter === "180" ? [south, north] : [north, south];
  return [
    { room: `${card}.upper` as Room, box: upper },
    { room: `${card}.lower` as Room, box: lower },
  ];
}

export function cardOf(room: Room): RoomCard {
  return room.split(".")[0] as RoomCard;
}

/** What is printed in a room: a card's icon is in its only or its upper room. */
export function iconIn(room: Room): RoomIcon | "hive" | null {
  if (room === "hive") return "hive";
  return room.endsWith(".lower") ? null : ROOMS[cardOf(room)].icon;
}
