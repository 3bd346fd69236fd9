import { type GameEvent, type Heard, isNotice } from "../../table/standing.ts";
import { COLORS, type Color } from "../../ui/seats.ts";
import type { Said } from "../../words/said.ts";

/** One thing that happened while nobody looked. */
export type Happened = {
  said: Said;
  event: GameEvent;
  seat: Color | null;
  isGrave: boolean;
  place: string | null;
};

/** What a game says about its events for a recap. */
export type Recaps = {
  /** Whether it is worth a line, or small. */
  isTold(event: GameEvent): boolean;
  isGrave(event: GameEvent): boolean;
  /** Whose doing or fate it was. */
  seatOf(event: GameEvent): string | null;
  /** Where it was, by a name of the game's own. */
  placeOf(event: GameEvent): string | null;
};

export const TELL_ALL: Recaps = {
  isTold: () => true,
  isGrave: () => false,
  seatOf: (event) => event.seat ?? null,
  placeOf: () => null,
};

/** More than this nobody reads; the log has it all. */
const MOST = 9;

/**
 * What is worth reading of what was missed: if it is too much, the grave and the latest. What was
 * done in one's own name comes last, before one goes on with it.
 */
export function recapped(
  missed: readonly Heard[],
  recaps: Recaps,
  me: Color | null = null,
): Happened[] {
  const told = missed.flatMap((heard) => {
    if (isNotice(heard) || !heard.said || !recaps.isTold(heard)) return [];
    const seat = COLORS.find((color) => color === recaps.seatOf(heard)) ?? null;
    const [isGrave, place] = [recaps.isGrave(heard), recaps.placeOf(heard)];
    return [{ said: heard.said, event: heard, seat, isGrave, place }];
  });
  const spare = told.length - MOST;
  const small = new Set(told.filter(({ isGrave }) => !isGrave).slice(0, Math.max(0, spare)));
  const kept = told.filter((each) => !small.has(each)).slice(-MOST);
  const isOwn = ({ seat }: Happened): boolean => me !== null && seat === me;
  return [...kept.filter((each) => !isOwn(each)), ...kept.filter(isOwn)];
}

/** Each place once, in the order of the list: its number is one more than where it stands here. */
export function placesIn(happened: readonly Happened[]): string[] {
  return [...new Set(happened.flatMap(({ place }) => place ?? []))];
}
