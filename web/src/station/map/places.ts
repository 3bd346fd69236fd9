import type { Option, Room, Seat, View } from "../../wire/station.ts";
import { type Box, boxOf, centre, edge, opposite, type Point } from "./cells.ts";
import type { Offer } from "./choosing.ts";
import type { DrawnRoom } from "./drawing.ts";

/** Where one's own characters are, and the rooms on the stage. */
export function ownBoxes(
  view: View,
  me: Seat | null,
  rooms: readonly DrawnRoom[],
  shown: readonly Room[],
): Box[] {
  const own = view.players.filter(({ seat }) => seat === me).flatMap((player) => player.rooms);
  return rooms
    .filter(({ room }) => own.includes(room) || shown.includes(room))
    .map(({ box }) => box);
}

/** Just inside the door by which a room is entered, or its middle. */
export function entry(option: Option, rooms: readonly DrawnRoom[]): Point | null {
  const box = placeOf(option, rooms);
  if (!box || !option.direction) return box && centre(box);
  const inner = { x: box.x + 14, y: box.y + 14, width: box.width - 28, height: box.height - 28 };
  return edge(inner, opposite(option.direction));
}

/** All places on the map that are to choose from. */
export function offeredBoxes({ options, targets }: Offer, rooms: readonly DrawnRoom[]): Box[] {
  return [...options, ...targets]
    .map((option) => placeOf(option, rooms))
    .filter((box) => box !== null);
}

/** Where on the map an option leads. */
export function placeOf({ cell, room }: Option, rooms: readonly DrawnRoom[]): Box | null {
  if (cell) return boxOf(cell);
  return rooms.find((each) => each.room === room)?.box ?? null;
}
