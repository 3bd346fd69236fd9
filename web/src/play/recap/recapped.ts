import { type GameEvent, type Heard, isNotice } from "../../table/standing.ts";
import { COLORS, type Color } from "../../ui/seats.ts";
import type { Said } from "../../words/said.ts";

/** One thing that happened while nobody looked. */
export type Happened = { said: Said; event: GameEvent; seat: Color | null; isGrave: boolean };

/** What a game says about its events for a recap. */
export type Recaps = {
  /** Whether it is worth a line, or small. */
  isTold(event: GameEvent): boolean;
  isGrave(event: GameEvent): boolean;
  /** Whose doing or fate it was. */
  seatOf(event: GameEvent): string | null;
};

export const TELL_ALL: Recaps = {
  isTold: () => true,
  isGrave: () => false,
  seatOf: (event) => event.seat ?? null,
};

/** More than this nobody reads; the log has it all. */
const MOST = 9;

/** What is worth reading of what was missed: if it is too much, the grave and the latest. */
export function recapped(missed: readonly Heard[], recaps: Recaps): Happened[] {
  const told = missed.flatMap((heard) => {
    if (isNotice(heard) || !heard.said || !recaps.isTold(heard)) return [];
    const seat = COLORS.find((color) => color === recaps.seatOf(heard)) ?? null;
    return [{ said: heard.said, event: heard, seat, isGrave: recaps.isGrave(heard) }];
  });
  const spare = told.length - MOST;
  const small = new Set(told.filter(({ isGrave }) => !isGrave).slice(0, Math.max(0, spare)));
  return told.filter((each) => !small.has(each)).slice(-MOST);
}
