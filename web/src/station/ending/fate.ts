import type { Said } from "../../words/said.ts";
import type { Seat, View } from "../../wire/station.ts";
import { sideOf } from "../own/goal.ts";

/** What became of a player, and whether they lived to see it. */
export function fate(view: View, seat: Seat): Said {
  const player = view.players.find((each) => each.seat === seat);
  const side = player ? sideOf(player) : "human";
  const isDead = player?.health.every((left) => left === 0);
  return {
    id: "page-station-fate",
    params: { side: { id: `page-station-was-${side}` }, dead: isDead ? "yes" : "no" },
  };
}
