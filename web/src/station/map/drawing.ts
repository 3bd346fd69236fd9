import type { Cell, LaidCard, Option, Room, View } from "../../wire/station.ts";
import { type Box, boxOf, centre, holds, type Point, SIZE } from "./cells.ts";
import { iconIn, roomsOn } from "./printed.ts";

/** A room as it is drawn, apart from who is in it. */
export type DrawnRoom = { room: Room; box: Box; isHalf: boolean; isRed: boolean; isUsed: boolean };

/** What a tap can meet: a room, or a free cell where a card may be laid. */
export type Thing = { room: Room } | { cell: Cell };

const MARGIN = 8;

export function drawnRooms(view: View): DrawnRoom[] {
  return view.map.flatMap(({ card, cell, quarter }) => {
    const rooms = roomsOn(card, quarter, boxOf(cell));
    const marks = { isRed: view.red.includes(card), isUsed: view.used.includes(card) };
    return rooms.map((room) => ({ ...room, ...marks, isHalf: rooms.length === 2 }));
  });
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

/** Where the icon of a room is printed; in the middle where nobody stands and no name is. */
export function iconBox({ room, box, isHalf }: DrawnRoom, isNamed: boolean, isEmpty: boolean): Box {
  const size = isNamed ? 24 : !isEmpty ? 30 : isHalf ? 40 : 58;
  if (!isNamed && (isEmpty || iconIn(room) === null)) {
    const middle = { x: box.x + (box.width - size) / 2, y: box.y + (box.height - size) / 2 };
    return { ...middle, width: size, height: size };
  }
  const { x, y } = { x: box.x + box.width - size - MARGIN, y: box.y + MARGIN };
  return { x, y, width: size, height: size };
}

/** Where in a room there is space to stand. */
export function floorOf({ room, box, isHalf }: DrawnRoom, isNamed: boolean): Box {
  if (room === "reactor") return shrunk(box, 18, isNamed ? 28 : 18, 18, 18); // its numbers
  const isBare = !isNamed && iconIn(room) === null;
  if (isHalf && !isNamed && !isBare) return shrunk(box, MARGIN, MARGIN, 40, MARGIN);
  const head = isNamed ? (isHalf ? 26 : 32) : isBare ? MARGIN : 36;
  return shrunk(box, MARGIN, head, MARGIN, isHalf ? 11 : MARGIN); // above the door between
}

function shrunk(box: Box, left: number, top: number, right: number, below: number): Box {
  const { x, y, width, height } = box;
  return { x: x + left, y: y + top, width: width - left - right, height: height - top - below };
}
