import type { Seat } from "../../wire/station.ts";

/** Private notes on a player: they never leave this browser. */
const key = (code: string, seat: Seat): string => `panicroom.notes.${code}.${seat}`;

export function readNote(code: string, seat: Seat): string {
  return localStorage.getItem(key(code, seat)) ?? "";
}

export function writeNote(code: string, seat: Seat, text: string): void {
  if (text.trim()) localStorage.setItem(key(code, seat), text);
  else localStorage.removeItem(key(code, seat));
}
