import type { Standing } from "../table/standing.ts";
import type { Table } from "../table/table.svelte.ts";
import { COLOURS } from "../ui/seats.ts";
import type { Said } from "../words/said.ts";

/**
 * What stands at the thumb: which of the four moments it is, and what is to be done in it, as far
 * as the story has been told.
 */
export function momentSaid(table: Table): Said[] {
  const { live, moment, seat, story } = table;
  const drawn = story.drawn ?? live;
  if (live === null || drawn === null) return [{ id: "page-opening" }];
  if (drawn.table.status === "over") return [{ id: "page-moment-over" }];
  if (live.table.paused) return [{ id: "page-moment-paused" }];
  if (isStoodIn(table)) return [{ id: "page-moment-stood-in" }];
  const isAsked = moment === "move" || moment === "answer";
  if (story.isBehind && isAsked) return [{ id: "page-moment-soon" }];
  const owed = live.said?.owed;
  if (owed && moment === "move") return [owed];
  if (owed && moment === "answer") return [{ id: "page-moment-answer" }, owed];
  if (moment === "sealed") return [{ id: "page-moment-sealed" }];
  const onlooker = onlookerSaid(drawn, seat);
  if (story.isBehind) return [onlooker ?? { id: "page-moment-watch" }];
  return [...(onlooker ? [onlooker] : []), waitedFor(live.table.asked)];
}

export function isStoodIn({ live, seat }: Table): boolean {
  return seat !== null && live?.table.chairs[seat]?.level != null;
}

/** Both characters are dead: a game that has none of them loses nobody. */
export function isOut({ view }: Standing, seat: number): boolean {
  const { players } = (view ?? {}) as { players?: { health?: number[] }[] };
  return players?.[seat]?.health?.every((health) => health === 0) ?? false;
}

/** Who has no part in the game, or no longer has one. */
function onlookerSaid(drawn: Standing, seat: number | null): Said | null {
  if (seat === null) return { id: "page-moment-spectator" };
  return isOut(drawn, seat) ? { id: "page-moment-out" } : null;
}

function waitedFor(asked: number[]): Said {
  const seats = asked.flatMap((seat) => COLOURS[seat] ?? []);
  if (!seats.length) return { id: "page-moment-watch" };
  return { id: "waiting-for", params: { seats: seats.map((seat) => ({ id: `seat-${seat}` })) } };
}
