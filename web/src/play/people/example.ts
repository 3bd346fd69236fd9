import { vi } from "vitest";
import { Muted } from "../../table/muted.svelte.ts";
import { Succession } from "../../table/succession.svelte.ts";
import type { Table } from "../../table/table.svelte.ts";
import type { ChairView, TableView } from "../../wire/protocol.ts";

/** A table with Ann, Bob and Cid, seen from Ann’s seat, that grants and notes every request. */
export function people(view: Partial<TableView> = {}, more: object = {}) {
  const chairs = ["Ann", "Bob", "Cid"].map((name, seat): ChairView => ({
    has_guest: true,
    name,
    is_host: seat === 1,
    level: null,
    persona: null,
  }));
  const votes = { slow_votes: [], slow_needed: 2, slowed: false, bot_votes: [], bot_needed: 2 };
  const status = view.status ?? "playing";
  const request = vi.fn(() => Promise.resolve(true));
  const table = {
    live: { table: { status, chairs, locked: false, ...votes, ...view } },
    seat: 0,
    status,
    isHost: false,
    muted: new Muted("table"),
    succession: new Succession(),
    request,
    ...more,
  } as unknown as Table;
  return { table, request };
}
