import type { Table } from "../table/table.svelte.ts";
import { COLOURS } from "../ui/seats.ts";
import type { Said } from "../words/said.ts";

/** The sentence at the thumb: which of the four moments it is, and what is to be done in it. */
export function momentSaid(table: Table): Said {
  const { live, moment } = table;
  if (live === null) return { id: "page-opening" };
  if (live.table.status === "over") return { id: "page-moment-over" };
  if (live.table.paused) return { id: "page-moment-paused" };
  if (isStoodIn(table)) return { id: "page-moment-stood-in" };
  const owed = live.said?.owed;
  if (owed && (moment === "move" || moment === "answer")) return owed;
  if (moment === "sealed") return { id: "page-moment-sealed" };
  return waitedFor(live.table.asked);
}

export function isStoodIn({ live, seat }: Table): boolean {
  return seat !== null && live?.table.chairs[seat]?.level != null;
}

function waitedFor(asked: number[]): Said {
  const seats = asked.flatMap((seat) => COLOURS[seat] ?? []);
  if (!seats.length) return { id: "page-moment-watch" };
  return { id: "waiting-for", params: { seats: seats.map((seat) => ({ id: `seat-${seat}` })) } };
}
