import type { Line } from "../table/log.svelte.ts";
import type { Refused } from "../table/refusals.ts";
import type { Table } from "../table/table.svelte.ts";
import type { Option, PlayerView, View, Wire } from "../wire/station.ts";
import type { Said } from "../words/said.ts";
import { POSITIONS } from "./map/positions.ts";

/** For tests: a table that stands as it is told to, and notes what was done there. */
export type Example = { table: Table<Wire>; acts: string[] };

export type Told = {
  own?: Partial<PlayerView>;
  agenda?: View["agenda"];
  options?: Option[];
  lines?: Line<Wire>[];
  heard?: { event: string }[];
  out?: number[];
};

export function viewOf({ own = {}, agenda }: Told = {}): View {
  const view = structuredClone(POSITIONS.beginning.view);
  const players = view.players.map((each) => (each.seat === "red" ? { ...each, ...own } : each));
  return { ...view, players, agenda: agenda ?? view.agenda };
}

export function example(told: Told = {}): Example {
  const acts: string[] = [];
  const options = told.options ?? [];
  const chair = { has_guest: true, name: "Ada", is_host: true, level: null, persona: null };
  const standing = {
    seat: 0,
    number: 1,
    decision: 7,
    type: "told",
    heard: told.heard ?? [],
    options,
    view: viewOf(told),
    said: null,
    groups: null,
    out: told.out ?? [],
    table: { chairs: [chair, chair, chair, chair], asked: [0], order: null },
  };
  const table = {
    code: "abc",
    path: "/tables/abc",
    live: standing,
    story: { drawn: standing, now: null, skip: () => undefined, hold: () => () => undefined },
    log: { lines: told.lines ?? [] },
    unmuted: told.lines ?? [],
    muted: { has: () => false },
    options,
    seat: 0,
    here: [0],
    act: async (action: string) => acts.push(action) > 0,
    request: async () => true,
  };
  return { table: table as unknown as Table<Wire>, acts };
}

/** For tests: what the server says of an option that is not one now. */
export function refused(sketch: Option, why: Said, rule = "X-1"): Refused<Wire> {
  const { action, verb } = sketch;
  return { action, verb, said: { id: `option-${verb}` }, rule, why, sketch, relevance: "direct" };
}
