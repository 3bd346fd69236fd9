import { isFree } from "../../table/chairs.ts";
import type { Table } from "../../table/table.svelte.ts";

/**
 * Whether nobody waits for this game but the one who reads the briefing: an open table of theirs
 * with a bot on every other chair. It begins when they have read it.
 */
export function isReadyAlone({ live, isHost, seat, status }: Table): boolean {
  if (!live || !isHost || seat === null || status !== "open") return false;
  const others = live.table.chairs.filter((_, place) => place !== seat);
  return others.every((chair) => !chair.has_guest && !isFree(chair));
}
