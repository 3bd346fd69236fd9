import { COLORS } from "../ui/seats.ts";
import type { ChairView } from "../wire/protocol.ts";
import type { Said } from "../words/said.ts";

/** The name of the guest who owns a seat; null for a bot, whose words nobody mutes. */
export function nameAt(chairs: readonly ChairView[], seat: number): string | null {
  const chair = chairs[seat];
  return chair?.has_guest ? chair.name : null;
}

/** Who a bot is, with its temperament as the form "about"; null for a person. */
export function personaAt(chairs: readonly ChairView[], seat: number): Said | null {
  const persona = chairs[seat]?.persona;
  return persona ? { id: `persona-${persona}` } : null;
}

/** Whose seat it is, by name: a guest, also while a bot stands in, or a bot; null if nameless. */
export function calledAt(chairs: readonly ChairView[], seat: number): Said | null {
  const persona = personaAt(chairs, seat);
  if (persona) return persona;
  const name = nameAt(chairs, seat);
  return name === null ? null : { id: "chair-guest", params: { name, you: "no" } };
}

/** A seat by its color, with the name of who plays it now: a bot that stands in has none. */
export function seatSaid(chairs: readonly ChairView[], seat: number): Said {
  const color: Said = { id: `seat-${COLORS[seat]}` };
  const isStoodIn = chairs[seat]?.has_guest && chairs[seat].level !== null;
  const name = isStoodIn ? null : calledAt(chairs, seat);
  return name === null ? color : { id: "page-seat-named", params: { seat: color, name } };
}
