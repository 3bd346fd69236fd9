import type { ChairView } from "../wire/protocol.ts";
import type { Said } from "../words/said.ts";

/** Who sits there, in the words of the terminal. */
export function chairSaid(chair: ChairView, isOwn: boolean): Said {
  if (!chair.has_guest) return chair.level === null ? { id: "chair-free" } : botSaid(chair);
  const who = guestSaid(chair.name, isOwn);
  if (chair.level === null) return who;
  return { id: "chair-stood-in", params: { who, level: { id: `level-${chair.level}` } } };
}

/** A guest who does not have the table open. */
export function isAway(chair: ChairView, seat: number, here: number[]): boolean {
  return chair.has_guest && chair.level === null && !here.includes(seat);
}

export function isFree(chair: ChairView): boolean {
  return !chair.has_guest && chair.level === null;
}

/** A guest may sit down there: it is free, or a bot would leave it. */
export function isOpen(chair: ChairView): boolean {
  return !chair.has_guest;
}

/** The level of added bots: that of the bots already there. */
export function levelToAdd(chairs: ChairView[], first: string): string {
  const bots = chairs.filter((chair) => !chair.has_guest && chair.level !== null);
  return bots.at(-1)?.level ?? first;
}

/** Who has the table open without a seat, in the words of the terminal. */
export function onlookersSaid(names: (string | null)[]): Said {
  const who = names.filter((name) => name !== null).map((name) => guestSaid(name, false));
  const count = names.length - who.length;
  if (count) who.push({ id: "onlookers-nameless", params: { count } });
  return { id: "onlookers", params: { who } };
}

function botSaid({ level, persona }: ChairView): Said {
  const params = { name: { id: `persona-${persona}` }, level: { id: `level-${level}` } };
  return { id: "chair-bot", params };
}

function guestSaid(name: string | null, isOwn: boolean): Said {
  if (name === null) return { id: "chair-nameless" };
  return { id: "chair-guest", params: { name, you: isOwn ? "yes" : "no" } };
}
