import { isNotice } from "../../table/standing.ts";
import type { Piece } from "../../table/story.svelte.ts";
import { ROOMS } from "../../wire/rooms.ts";
import type { Character, Event, Room, RoomCard, Target, View, Wire } from "../../wire/station.ts";
import { characterOf, roleOf, seatOf } from "../names.ts";

/** Rooms of the map that what happens is about. */
export type Spot = { rooms: Room[]; kind: "calm" | "danger" };

/** For the piece on the stage, on the map that is drawn beneath it. */
export function spotOf(piece: Piece<Wire> | null, view: View | null): Spot | null {
  if (!piece?.heard || !view || isNotice(piece.heard)) return null;
  const spot = spotOfEvent(piece.heard, view, piece.after.view);
  return spot.rooms.length ? { ...spot, rooms: [...new Set(spot.rooms)] } : null;
}

/** Where an event of the past happened, as it says itself: who was there may have gone since. */
export function spotLookedAt(event: Event | null): Spot | null {
  const rooms = event ? roomsIn(event) : [];
  return rooms.length ? { rooms, kind: "calm" } : null;
}

/** Of one event on the map as it was after it. */
export function spotIn(event: Event | null, view: View): Spot | null {
  const spot = event && spotOfEvent(event, view, null);
  return spot?.rooms.length ? spot : spotLookedAt(event);
}

export function isPlaced(event: Event): boolean {
  return roomsIn(event).length > 0;
}

function roomsIn(event: Event): Room[] {
  if (event.event === "HiveBurned") return ["hive"];
  if (event.event === "ParasiteShifted") return [event.origin, event.room];
  if (event.event === "RoomLaid") return roomsOn(event.card);
  return "room" in event ? [event.room] : [];
}

function roomsOn(card: RoomCard): Room[] {
  const isOne = ROOMS[card].rooms === 1;
  return (isOne ? [card] : [`${card}.upper`, `${card}.lower`]) as Room[];
}

function spotOfEvent(event: Event, view: View, after: View | null): Spot {
  switch (event.event) {
    case "ShotFired":
      return danger(standsIn(characterOf(event.seat, "A"), view), targetIn(event.target, view));
    case "KnifeDrawn":
      return danger(targetIn(event.target, view));
    case "CharacterWounded":
    case "CharacterDied":
      return danger(standsIn(event.character, view));
    case "GrenadeThrown":
    case "ParasiteAppeared":
    case "ParasiteKilled":
    case "ParasiteWounded":
      return danger(event.room);
    case "ParasiteShifted":
      return danger(event.origin, event.room);
    case "ParasitesMoved":
      return danger(...swarmed(view), ...swarmed(after ?? view));
    case "HiveBurned":
      return danger("hive");
    case "CharacterMoved":
    case "RoomSearched":
    case "SickBayUsed":
    case "TerminalUsed":
    case "TradeBegan":
      return calm(event.room);
    case "CharacterHealed":
      return calm(standsIn(event.character, view));
    default:
      return calm();
  }
}

const danger = (...rooms: (Room | null)[]): Spot => ({ rooms: there(rooms), kind: "danger" });
const calm = (...rooms: (Room | null)[]): Spot => ({ rooms: there(rooms), kind: "calm" });
const there = (rooms: (Room | null)[]): Room[] => rooms.filter((room) => room !== null);

function standsIn(character: Character, view: View): Room | null {
  const player = view.players.find(({ seat }) => seat === seatOf(character));
  return player?.rooms[roleOf(character) === "T" ? 0 : 1] ?? null;
}

/** Parasites are aimed at by face and room. */
function targetIn(target: Target, view: View): Room | null {
  const [, room] = target.split("@");
  return room === undefined ? standsIn(target as Character, view) : (room as Room);
}

function swarmed(view: View): Room[] {
  return view.parasites.map(([room]) => room);
}
