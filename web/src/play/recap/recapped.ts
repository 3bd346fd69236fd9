import { type AnyWire, type GameEvent, isNotice } from "../../table/standing.ts";
import type { Missed } from "../../table/story.svelte.ts";
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
  /** Whether it is worth a line, or small, or told by what happened with it. */
  isTold(event: GameEvent, act: readonly GameEvent[]): boolean;
  isGrave(event: GameEvent): boolean;
  /** Whose doing or fate it was. */
  seatOf(event: GameEvent): string | null;
  /** Where it was, by a name of the game's own; `view` is the state before it. */
  placeOf(event: GameEvent, view?: AnyWire["view"] | null): string | null;
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
  missed: readonly Missed[],
  recaps: Recaps,
  me: Color | null = null,
): Happened[] {
  const told = missed.flatMap(({ heard, before }) => {
    if (isNotice(heard) || !heard.said || !recaps.isTold(heard, actOf(missed, before))) return [];
    const seat = COLORS.find((color) => color === recaps.seatOf(heard)) ?? null;
    const isGrave = recaps.isGrave(heard);
    const place = recaps.placeOf(heard, before?.view ?? null);
    return [{ said: heard.said, event: heard, seat, isGrave, place }];
  });
  const spare = told.length - MOST;
  const small = new Set(told.filter(({ isGrave }) => !isGrave).slice(0, Math.max(0, spare)));
  const kept = told.filter((each) => !small.has(each)).slice(-MOST);
  const isOwn = ({ seat }: Happened): boolean => me !== null && seat === me;
  return [...kept.filter((each) => !isOwn(each)), ...kept.filter(isOwn)];
}

function actOf(missed: readonly Missed[], before: Missed["before"]): GameEvent[] {
  const act = missed.filter((each) => each.before === before);
  return act.flatMap(({ heard }) => (isNotice(heard) ? [] : heard));
}

/** Each place once, in the order of the list: its number is one more than where it stands here. */
export function placesIn(happened: readonly Happened[]): string[] {
  return [...new Set(happened.flatMap(({ place }) => place ?? []))];
}
