import type { Character, Room } from "../../../wire/station.ts";
import type { Box, Point } from "../geometry/cells.ts";
import type { Being } from "./crowd.ts";
import type { DrawnRoom } from "./drawing.ts";

/** Somebody where they are drawn. `size` is that of the box, `among` how many characters are there. */
export type Placed = { being: Being; room: Room; at: Point; size: number; among: number };
type Offset = readonly [number, number];

/** Of a piece's box, of which its frame fills five sixths; smaller in a crowd, but never tiny. */
const [FULL, CROWDED] = [64, 52];
const SIDE_BY_SIDE: readonly Offset[] = [
  [-27, 0],
  [27, 0],
];
/** Not on the eye of the Hive. */
const BESIDE_EYE: readonly Offset[] = [
  [-42, 8],
  [42, 14],
];
const THREE: readonly Offset[] = [
  [-30, -12],
  [30, -12],
  [0, 20],
];
const FOUR: readonly Offset[] = [
  [-28, -18],
  [28, -18],
  [-28, 24],
  [28, 24],
];
const FIVE: readonly Offset[] = [
  [-46, -16],
  [0, -24],
  [46, -16],
  [-26, 28],
  [26, 28],
];
const SIX: readonly Offset[] = [
  [-48, -18],
  [0, -18],
  [48, -18],
  [-48, 30],
  [0, 30],
  [48, 30],
];
/** From the middle of a room, by how many there are. */
const AROUND = [[], [[0, 0]], SIDE_BY_SIDE, THREE, FOUR, FIVE, SIX] as const;

export function standing(rooms: readonly DrawnRoom[], crowd: Map<Room, Being[]>): Placed[] {
  return rooms.flatMap((drawn) => {
    const beings = crowd.get(drawn.room) ?? [];
    const among = beings.filter((being) => "seat" in being).length;
    const isBesideEye = drawn.room === "hive" && beings.length <= 2;
    const { offsets, size } = isBesideEye
      ? { offsets: BESIDE_EYE, size: FULL }
      : layout(beings.length, drawn.isHalf);
    const { x, y } = middleOf(drawn);
    return beings.map((being, number) => {
      const [dx, dy] = offsets[number] ?? [0, 0];
      return { being, room: drawn.room, at: { x: x + dx, y: y + dy }, size, among };
    });
  });
}

function layout(count: number, isHalf: boolean): { offsets: readonly Offset[]; size: number } {
  if (isHalf && count > 3) return { offsets: lines(count, 2, 16), size: CROWDED };
  if (isHalf) return { offsets: atRight(count), size: count > 1 ? CROWDED : FULL };
  const around: readonly Offset[] | undefined = AROUND[count];
  if (around) return { offsets: around, size: FULL };
  return { offsets: count > 8 ? lines(count, 3, 31) : lines(count, 2, 44), size: CROWDED };
}

/** In half a card the name is at the left. */
function atRight(count: number): Offset[] {
  return Array.from({ length: count }, (_, place) => [42 - (count - 1 - place) * 40, 0] as const);
}

/** A crowd in rows that may overlap, no wider than a room. */
function lines(count: number, rows: number, down: number): Offset[] {
  const columns = Math.ceil(count / rows);
  const across = Math.min(36, 102 / Math.max(1, columns - 1));
  return Array.from({ length: count }, (_, place) => {
    const row = Math.floor(place / columns);
    const inRow = Math.min(columns, count - row * columns);
    return [((place % columns) - (inRow - 1) / 2) * across, (row - (rows - 1) / 2) * down] as const;
  });
}

/** Where one stands alone: floors are seen a little from the south. */
export function middleOf({ box, isHalf }: DrawnRoom): Point {
  const y = isHalf ? box.y + (isSouthern(box) ? 46 : 54) : box.y + 84;
  return { x: box.x + box.width / 2, y };
}

/** Whether half a card is its southern half: cards lie on whole multiples of their size. */
function isSouthern({ y, height }: Box): boolean {
  return Math.round(y / height) % 2 !== 0;
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
