import type { Chair } from "../../wire/protocol.ts";
import type { Said } from "../../words/said.ts";

/** Who sits there, as the terminal says it. */
export function chairSaid(chair: Chair, isOwn: boolean): Said {
  if (!chair.has_guest) return chair.level === null ? { id: "chair-free" } : botSaid(chair.level);
  const who = guestSaid(chair.name, isOwn);
  if (chair.level === null) return who;
  return { id: "chair-stood-in", params: { who, level: { id: `level-${chair.level}` } } };
}

/** A guest who has not the table open. */
export function isAway(chair: Chair, seat: number, here: number[]): boolean {
  return chair.has_guest && chair.level === null && !here.includes(seat);
}

export function isFree(chair: Chair): boolean {
  return !chair.has_guest && chair.level === null;
}

function botSaid(level: string): Said {
  return { id: "chair-bot", params: { level: { id: `level-${level}` } } };
}

function guestSaid(name: string | null, isOwn: boolean): Said {
  if (name === null) return { id: "chair-nameless" };
  return { id: "chair-guest", params: { name, you: isOwn ? "yes" : "no" } };
}
