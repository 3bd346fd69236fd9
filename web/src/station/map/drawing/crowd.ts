import type { Character, Face, Role, Room, Seat, View } from "../../../wire/station.ts";
import { characterOf } from "../../names.ts";

/** Who or what stands in a room: a character, or so many parasites that show one face. */
export type Being =
  { key: Character; seat: Seat; role: Role } | { key: string; face: Shown; count: number };

/** A black parasite that was wounded shows its gray face, and is hurt, bites and moves like those. */
export type Shown = Exclude<Face, "flipped">;

const ROLES: readonly Role[] = ["T", "A"];
const FACES: readonly Shown[] = ["gray", "black"];

/** Everybody on the map by room: characters by seat, then parasites by face. */
export function crowds(view: View): Map<Room, Being[]> {
  const found = new Map<Room, Being[]>();
  const put = (room: Room, being: Being): void => {
    found.set(room, [...(found.get(room) ?? []), being]);
  };
  for (const { seat, rooms } of view.players) {
    rooms.forEach((room, number) => {
      const role = ROLES[number] ?? "T";
      if (room !== null) put(room, { key: characterOf(seat, role), seat, role });
    });
  }
  for (const room of new Set(view.parasites.map(([where]) => where))) {
    for (const face of FACES) {
      const here = view.parasites.filter(([at, its]) => at === room && shownBy(its) === face);
      if (here.length) put(room, { key: `${face}@${room}`, face, count: here.length });
    }
  }
  return found;
}

export const shownBy = (face: Face): Shown => (face === "flipped" ? "gray" : face);
