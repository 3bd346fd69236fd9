import { COLORS } from "../../../ui/seats.ts";
import type { HeatScanHeld, View } from "../../../wire/station.ts";
import type { Said } from "../../../words/said.ts";
import { seatName } from "../../names.ts";
import { sideOf } from "../../own/goal.ts";

/** What the number means to the reader, who knows the own side; nothing if it leaves nothing open. */
export function meaningOf({ infected }: HeatScanHeld, view: View): Said | null {
  const me = view.players.find(({ seat }) => seat === view.viewer);
  const living = view.players.filter(({ health }) => health.some((points) => points > 0));
  if (!me || !living.includes(me)) return null;
  const side = sideOf(me) === "human" ? "human" : "infected";
  const count = infected - (side === "human" ? 0 : 1);
  const others = living.filter((each) => each !== me).map(({ seat }) => seat);
  if (count <= 0 || count >= others.length) return null;
  const names = COLORS.filter((color) => others.includes(color)).map(seatName);
  return { id: "page-station-scan-among", params: { side, count, others: names } };
}
