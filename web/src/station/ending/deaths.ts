import type { Line } from "../../table/log.svelte.ts";
import type { Seat, Wire } from "../../wire/station.ts";

/** In which round each player lost both characters, as the log tells. */
export function deathsIn(lines: readonly Line<Wire>[]): Map<Seat, number> {
  const deaths = new Map<Seat, number>();
  let round = 1;
  for (const line of lines) {
    if (line.kind !== "event") continue;
    const { heard } = line;
    if (heard.event === "ParasitePhaseBegan") round = heard.round;
    else if (heard.event === "PlayerEliminated") deaths.set(heard.seat, round);
  }
  return deaths;
}
