import type { Character, Face, Role, Room, Seat, View } from "../../../wire/station.ts";
import { characterOf } from "../../names.ts";
import type { Box, Point } from "../geometry/cells.ts";
import { type DrawnRoom, floorOf, type Naming } from "./drawing.ts";

/** Who or what stands in a room: a character, or so many parasites that show one face. */
export type Being =
  { key: Character; seat: Seat; role: Role } | { key: string; face: Shown; count: number };

/** A black parasite that was wounded shows its gray face, and is hurt, bites and moves like those. */
export type Shown = Exclude<Face, "flipped">;

export type Placed = { being: Being; at: Point; size: number };

const ROLES: readonly Role[] = ["T", "A"];
const FACES: readonly Shown[] = ["gray", "black"];
const LARGEST = 30;

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

/** Everybody where they are drawn. */
export function standing(
  rooms: readonly DrawnRoom[],
  crowd: Map<Room, Being[]>,
  naming: Naming,
): Placed[] {
  return rooms.flatMap((drawn) => arranged(crowd.get(drawn.room) ?? [], floorOf(drawn, naming)));
}

/** The character among these who is nearest to a point and within a finger's reach of it. */
export function characterAt(
  point: Point,
  placed: readonly Placed[],
  characters: readonly Character[],
  reach: number,
): Character | null {
  let [found, least]: [Character | null, number] = [null, Infinity];
  for (const { being, at, size } of placed) {
    const far = Math.hypot(at.x - point.x, at.y - point.y);
    const isMet = far < least && far <= Math.max(reach, size / 2);
    if (!isMet || !("seat" in being) || !characters.includes(being.key)) continue;
    [found, least] = [being.key, far];
  }
  return found;
}

/** As large as all of them fit into the box without overlapping, row by row, about its middle. */
export function arranged(beings: readonly Being[], box: Box): Placed[] {
  const { columns, size } = grid(beings.length, box);
  const rows = Math.ceil(beings.length / columns);
  return beings.map((being, number) => {
    const row = Math.floor(number / columns);
    const inRow = row === rows - 1 ? beings.length - row * columns : columns;
    const x = box.x + box.width / 2 + ((number % columns) - (inRow - 1) / 2) * size;
    const y = box.y + box.height / 2 + (row - (rows - 1) / 2) * size;
    return { being, at: { x, y }, size };
  });
}

function grid(count: number, { width, height }: Box): { columns: number; size: number } {
  let best = { columns: 1, size: 0 };
  for (let columns = 1; columns <= count; columns += 1) {
    const size = Math.min(LARGEST, width / columns, height / Math.ceil(count / columns));
    if (size >= best.size) best = { columns, size }; // of equal ones the lower
  }
  return best;
}
