import { COLORS } from "../ui/seats.ts";
import type { ChairView } from "../wire/protocol.ts";
import type { Said } from "../words/said.ts";

/** The name of the guest who owns a seat; null for a bot. */
export function nameAt(chairs: readonly ChairView[], seat: number): string | null {
  const chair = chairs[seat];
  return chair?.has_guest ? chair.name : null;
}

/** A seat by its color, with the name of the guest who plays it now. */
export function seatSaid(chairs: readonly ChairView[], seat: number): Said {
  const color: Said = { id: `seat-${COLORS[seat]}` };
  const name = chairs[seat]?.level === null ? nameAt(chairs, seat) : null;
  return name === null ? color : { id: "page-seat-named", params: { seat: color, name } };
}
