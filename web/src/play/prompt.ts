import { seatSaid } from "../table/people.ts";
import type { Standing } from "../table/standing.ts";
import type { Table } from "../table/table.svelte.ts";
import { isOwnTurn, turnOf } from "../table/turn.ts";
import { COLORS } from "../ui/seats.ts";
import type { TableView } from "../wire/protocol.ts";
import type { Said } from "../words/said.ts";

/**
 * The prompt in the bottom bar: which of the four moments it is, and what is to be done, without
 * giving away what the story has not shown yet.
 */
export function promptSaid(table: Table): Said[] {
  const { live, moment, seat, story } = table;
  const drawn = story.drawn ?? live;
  if (live === null || drawn === null) return [{ id: "page-opening" }];
  if (drawn.table.status === "over") return [{ id: "page-moment-over" }];
  if (live.table.paused) return [{ id: isHeir(table) ? "page-moment-heir" : "page-moment-paused" }];
  if (isStoodIn(table)) return [{ id: "page-moment-stood-in" }];
  const isAsked = moment === "move" || moment === "answer";
  // What has to be answered is not told yet, either.
  if (story.isBehind && isAsked) {
    const isNext = moment === "move" && turnOf(drawn).seat !== COLORS[seat ?? -1];
    return [{ id: isNext ? "page-moment-soon" : "page-moment-watch" }];
  }
  const owed = live.said?.owed;
  if (owed && moment === "move") return [owed];
  if (owed && moment === "answer") return [{ id: "page-moment-answer" }, owed];
  // Nobody else chooses while one acts in one's own turn.
  const isOwn = seat !== null && isOwnTurn(live, seat);
  if (moment === "sealed") return [{ id: isOwn ? "page-moment-watch" : "page-moment-sealed" }];
  const onlooker = onlookerSaid(drawn, seat);
  if (story.isBehind) return [onlooker ?? { id: "page-moment-watch" }];
  return [...(onlooker ? [onlooker] : []), waitedFor(live.table)];
}

export function isStoodIn({ live, seat }: Table): boolean {
  return seat !== null && live?.table.chairs[seat]?.level != null;
}

/** The owner, who could go on with the game, is away for long. */
function isHeir({ succession, seat }: Table): boolean {
  return succession.isDue && succession.seat === seat;
}

/** For onlookers and eliminated players. */
function onlookerSaid({ out }: Standing, seat: number | null): Said | null {
  if (seat === null) return { id: "page-moment-spectator" };
  return out.includes(seat) ? { id: "page-moment-out" } : null;
}

function waitedFor({ asked, chairs }: TableView): Said {
  if (!asked.length) return { id: "page-moment-watch" };
  return { id: "waiting-for", params: { seats: asked.map((seat) => seatSaid(chairs, seat)) } };
}
