import type { Card, Character, Role, Room, Seat } from "../wire/station.ts";
import type { Said } from "../words/said.ts";

/** What things are called, as the server would say it. */

export const seatName = (seat: Seat): Said => ({ id: `seat-${seat}` });
export const cardName = (card: Card | "?"): Said => ({
  id: card === "?" ? "card-unknown" : `card-${card.replace(":", "-")}`,
});
export const roomName = (room: Room): Said => ({ id: `room-${room.replace(".", "-")}` });
export const roleName = (role: Role): Said => ({
  id: role === "T" ? "role-trooper" : "role-android",
});

export function characterName(character: Character, me: Seat | null): Said {
  const seat = seatOf(character);
  const mine = seat === me ? "yes" : "no";
  return {
    id: "character",
    params: { seat: seatName(seat), role: roleName(roleOf(character)), mine },
  };
}

export const seatOf = (character: Character): Seat => character.split(".")[0] as Seat;
export const roleOf = (character: Character): Role => character.split(".")[1] as Role;
export const characterOf = (seat: Seat, role: Role): Character => `${seat}.${role}`;
