import type { ChairView } from "../../wire/protocol.ts";
import type {
  Card,
  Character,
  PlayerView,
  Role,
  RoomOrAnywhere,
  Seat,
  View,
} from "../../wire/station.ts";
import { roleOf, seatOf } from "../names.ts";

export const MOST_HEALTH = 4;
export const ROLES: readonly Role[] = ["T", "A"];

export function playerOf(view: View, seat: Seat): PlayerView | null {
  return view.players.find((player) => player.seat === seat) ?? null;
}

/** The others in the order of turns after the reader; to one who only watches, all. */
export function othersOf({ players, viewer }: View): PlayerView[] {
  const mine = players.findIndex(({ seat }) => seat === viewer);
  return mine < 0 ? players : [...players.slice(mine + 1), ...players.slice(0, mine)];
}

export function healthOf(view: View, character: Character): number {
  return playerOf(view, seatOf(character))?.health[place(roleOf(character))] ?? 0;
}

export function roomOf(view: View, character: Character): RoomOrAnywhere {
  return playerOf(view, seatOf(character))?.rooms[place(roleOf(character))] ?? null;
}

/** What lies before a player: each Ammo card with its bullets, then what else is kept. */
export type Laid = { card: Card; bullets: number | null };

export function laidBy({ table, bullets }: PlayerView): Laid[] {
  const ammo = bullets.map((left): Laid => ({ card: "ammo", bullets: left }));
  return [...ammo, ...table.map((card): Laid => ({ card, bullets: null }))];
}

/** Whether a player holds the Parasite Marker, and it brings the phase before their next turn. */
export type Marked = "no" | "yes" | "due";

export function markedOf({ marker, marker_due }: View, seat: Seat): Marked {
  if (marker !== seat) return "no";
  return marker_due ? "due" : "yes";
}

/** Who answers for a seat now: a person who is here, one who is not, or a bot. */
export type Presence = "here" | "away" | "bot";

export function presenceOf(chair: ChairView | undefined, seat: number, here: number[]): Presence {
  if (!chair?.has_guest || chair.level !== null) return "bot";
  return here.includes(seat) ? "here" : "away";
}

const place = (role: Role): 0 | 1 => (role === "T" ? 0 : 1);
