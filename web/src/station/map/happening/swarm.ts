import type { Direction, Room, View } from "../../../wire/station.ts";
import { type Shown, shownBy } from "../drawing/crowd.ts";
import { centre, type Point, SIZE } from "../geometry/cells.ts";
import type { Ground } from "./ground.ts";

/** So many parasites that show one face, on their way from room to room, or staying where they are. */
export type Walker = {
  key: string;
  face: Shown;
  count: number;
  from: Point;
  to: Point;
  isGone: boolean;
};
type Stands = { room: Room; face: Shown };

/** How far along, and how far aside of that. */
const ALONG: Record<Direction, (at: Point) => Point> = {
  n: ({ x, y }) => ({ x: -y, y: x }),
  e: ({ x, y }) => ({ x, y }),
  s: ({ x, y }) => ({ x: y, y: x }),
  w: ({ x, y }) => ({ x: -x, y }),
};

/**
 * Who went where when all went one way: the foremost first, each into the next room that way if one
 * of its face has arrived there, and else it has stayed.
 */
export function walkersIn(
  before: View,
  after: View,
  direction: Direction,
  ground: Pick<Ground, "box" | "parasite">,
): Walker[] {
  const along = (room: Room): Point => {
    const box = ground.box(room);
    return ALONG[direction](box ? centre(box) : { x: 0, y: 0 });
  };
  const isNext = (from: Room, to: Room): boolean => {
    const [a, b] = [along(from), along(to)];
    return b.x > a.x && b.x - a.x < 1.2 * SIZE && Math.abs(b.y - a.y) < SIZE / 2;
  };
  const arrived = standsIn(after);
  const foremost = standsIn(before).sort((a, b) => along(b.room).x - along(a.room).x);
  const ways = foremost.flatMap(({ room, face }) => {
    const next = arrived.findIndex((each) => each.face === face && isNext(room, each.room));
    const stays = arrived.findIndex((each) => each.face === face && each.room === room);
    const [there] = arrived.splice(next >= 0 ? next : stays, next >= 0 || stays >= 0 ? 1 : 0);
    return there ? [{ face, from: room, to: there.room }] : [];
  });
  return together(ways, ground);
}

function standsIn(view: View): Stands[] {
  return view.parasites.map(([room, face]) => ({ room, face: shownBy(face) }));
}

/** Those who go the same way go as one, with their number. */
function together(
  ways: readonly { face: Shown; from: Room; to: Room }[],
  ground: Pick<Ground, "parasite">,
): Walker[] {
  const found = new Map<string, Walker>();
  for (const { face, from, to } of ways) {
    const key = `${face}@${from}-${to}`;
    const count = (found.get(key)?.count ?? 0) + 1;
    const way = { from: ground.parasite(face, from), to: ground.parasite(face, to, "after") };
    if (way.from && way.to)
      found.set(key, { key, face, count, from: way.from, to: way.to, isGone: from !== to });
  }
  return [...found.values()];
}
