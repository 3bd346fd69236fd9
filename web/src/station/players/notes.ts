import type { Seat } from "../../wire/station.ts";

/** Private notes on a player: they never leave this browser. */
const key = (table: string, seat: Seat): string => `panicroom.notes.${table}.${seat}`;

export function readNote(table: string, seat: Seat): string {
  return localStorage.getItem(key(table, seat)) ?? "";
}

export function writeNote(table: string, seat: Seat, text: string): void {
  if (text.trim()) localStorage.setItem(key(table, seat), text);
  else localStorage.removeItem(key(table, seat));
}
