import type { Cell, LaidCard, Option, Room, View } from "../../../wire/station.ts";
import { around, type Box, boxOf, centre, holds, type Point, SIZE } from "../geometry/cells.ts";
import { roomsOn } from "../geometry/printed.ts";

/** A room as it is drawn, apart from who is in it. */
export type DrawnRoom = { room: Room; box: Box; isHalf: boolean; isRed: boolean; isUsed: boolean };

/** What a tap can meet: a room, or a free cell where a card may be laid. */
export type Thing = { room: Room } | { cell: Cell };

/** Below this scale a room is too small for its name. */
const NAMED = 0.45;
/** Of letters: what can be read on the screen, and what looks well on the map. */
const [READABLE, SMALLEST] = [13, 16];

export const isNamedAt = (scale: number): boolean => scale >= NAMED;

/** The smaller the map, the larger its letters. */
export function letteringAt(scale: number): number {
  return Math.max(SMALLEST, READABLE / scale);
}

export function drawnRooms(view: View): DrawnRoom[] {
  return view.map.flatMap(({ card, cell, quarter }) => {
    const rooms = roomsOn(card, quarter, boxOf(cell));
    const marks = { isRed: view.red.includes(card), isUsed: view.used.includes(card) };
    return rooms.map((room) => ({ ...room, ...marks, isHalf: rooms.length === 2 }));
  });
}

/** What is painted at all: the cards and a card's width around them, where ghosts may lie. */
export function frameOf(map: View["map"]): Box {
  const { x, y, width, height } = around(map.map(({ cell }) => boxOf(cell)));
  return { x: x - SIZE, y: y - SIZE, width: width + 2 * SIZE, height: height + 2 * SIZE };
}

/** The card an option would lay. */
export function laidBy({ room_card, cell, quarter }: Option): LaidCard | null {
  return room_card && cell && quarter ? { card: room_card, cell, quarter } : null;
}

export function thingAt(
  point: Point,
  rooms: readonly DrawnRoom[],
  cells: readonly Cell[],
): Thing | null {
  const room = rooms.find(({ box }) => holds(box, point))?.room;
  if (room) return { room };
  const cell = cells.find((each) => holds(boxOf(each), point));
  return cell ? { cell } : null;
}

/** The free cell that something carried to this point would fall into. */
export function cellNear(point: Point, cells: readonly Cell[]): Cell | null {
  const far = (cell: Cell): number => {
    const { x, y } = centre(boxOf(cell));
    return Math.hypot(x - point.x, y - point.y);
  };
  const [nearest] = [...cells].sort((a, b) => far(a) - far(b));
  return nearest !== undefined && far(nearest) < SIZE ? nearest : null;
}
