import type { Cell, LaidCard, Option, Room, View } from "../../../wire/station.ts";
import { type Box, boxOf, centre, holds, type Point, SIZE } from "../geometry/cells.ts";
import { LEGIBLE } from "../camera/framing.ts";
import { iconIn, roomsOn } from "../geometry/printed.ts";

/** A room as it is drawn, apart from who is in it. */
export type DrawnRoom = { room: Room; box: Box; isHalf: boolean; isRed: boolean; isUsed: boolean };

/** What a tap can meet: a room, or a free cell where a card may be laid. */
export type Thing = { room: Room } | { cell: Cell };

/** Where the name of a room stands: beside its icon, over it where the map is small, or nowhere. */
export type Naming = "beside" | "over" | "none";

const MARGIN = 8;
/** From this scale on there is space for a name beside the icon. */
const SPACIOUS = 0.88;
/** Of letters: what can be read on the screen, what looks well on the map, what fits into a room. */
const [READABLE, SMALLEST, LARGEST] = [11, 12.5, 18.5];

/** As wide as two signs in half a card. */
const SIGNS = 48;
/** As high as a name over all else. */
const HEAD = 28;

export function namingAt(scale: number): Naming {
  return scale >= SPACIOUS ? "beside" : scale >= LEGIBLE ? "over" : "none";
}

export function letteringAt(scale: number): number {
  return Math.min(LARGEST, Math.max(SMALLEST, READABLE / scale));
}

/** Not over the Reactor's numbers, nor over the heads of those who stand in half a card. */
export function namingIn({ room, isHalf }: DrawnRoom, naming: Naming, isEmpty: boolean): Naming {
  const isCramped = room === "reactor" || (isHalf && !isEmpty);
  return naming === "over" && isCramped ? "none" : naming;
}

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

/** Where the icon of a room is printed; in the middle where nobody stands. */
export function iconBox(drawn: DrawnRoom, naming: Naming, isEmpty: boolean): Box {
  const { room, box, isHalf } = drawn;
  const own = namingIn(drawn, naming, isEmpty);
  if (own === "beside") return inCorner(box, 24, MARGIN);
  const head = own === "over" ? HEAD : 0;
  const isAlone = isEmpty || iconIn(room) === null;
  if (isAlone && !(isHalf && head)) return inMiddle(box, isHalf ? 40 : 58 - head / 4, head);
  return inCorner(box, isHalf && head ? 28 : 30, head || MARGIN);
}

/** Where in a room there is space to stand. */
export function floorOf(drawn: DrawnRoom, naming: Naming): Box {
  const { room, box, isHalf } = drawn;
  if (isHalf) return halfFloorOf(drawn, naming === "beside");
  const own = namingIn(drawn, naming, false);
  const isNamed = own === "beside";
  if (room === "reactor") return shrunk(box, 18, isNamed ? 28 : 18, 18, 18); // its numbers
  const isBare = iconIn(room) === null;
  if (own === "over") return shrunk(box, MARGIN, HEAD, isBare ? MARGIN : 40, MARGIN);
  return shrunk(box, MARGIN, isNamed ? 32 : isBare ? MARGIN : 36, MARGIN, MARGIN);
}

/** In half a card the signs of who can go there have their own place: nobody stands under them. */
function halfFloorOf({ room, box }: DrawnRoom, isNamed: boolean): Box {
  if (isNamed) return shrunk(box, SIGNS, 26, MARGIN, 11); // above the door between
  return shrunk(box, MARGIN, 6, iconIn(room) === null ? MARGIN : 40, 22);
}

/** The signs of who can go to a room, or of how many can be hit there, from its left. */
export function signsIn({ box, isHalf }: DrawnRoom): {
  x: number;
  y: number;
  r: number;
  by: number;
} {
  const [edge, r, by] = isHalf ? [17, 9, 20] : [22, 12, 27];
  return { x: box.x + edge, y: box.y + box.height - (edge - 2), r, by };
}

function inCorner({ x, y, width }: Box, size: number, head: number): Box {
  return { x: x + width - size - MARGIN, y: y + head, width: size, height: size };
}

function inMiddle({ x, y, width, height }: Box, size: number, head: number): Box {
  const [left, top] = [(width - size) / 2, head + (height - head - size) / 2];
  return { x: x + left, y: y + top, width: size, height: size };
}

function shrunk(box: Box, left: number, top: number, right: number, below: number): Box {
  const { x, y, width, height } = box;
  return { x: x + left, y: y + top, width: width - left - right, height: height - top - below };
}
