import { isNotice } from "../../../table/standing.ts";
import type { Piece, Story } from "../../../table/story.svelte.ts";
import type { Event, View, Wire } from "../../../wire/station.ts";
import { followed } from "./fold.ts";

/** One event while it is played on the map. */
export type Happening = {
  event: Event;
  /** What is on the stage: another one is played anew. */
  piece: Piece<Wire>;
  /** It, and what happened before it in its act. */
  act: readonly Event[];
  /** The map without it and with it. */
  before: View;
  after: View;
  /** The map when its act is over. */
  end: View;
  /** What of that is drawn now. */
  seen: View;
  /** Its picture has shown what came of it. */
  isTold: boolean;
  /** How long it is played, in milliseconds. */
  pause: number;
};

/** Whoever dies or is hit is there until that has been played. */
const LATE: readonly Event["event"][] = ["CharacterDied", "ParasiteKilled", "ParasiteWounded"];

/** What is on the stage, as the map plays it; `view` is the state before its act. */
export function happeningIn(
  { now, isTold, pause }: Pick<Story<Wire>, "now" | "isTold" | "pause">,
  view: View,
): Happening | null {
  if (!now?.heard || isNotice(now.heard) || !now.after.view) return null;
  const end = now.after.view;
  const event: Event = now.heard;
  const place = now.after.heard.indexOf(event);
  const act = now.after.heard.slice(0, place + 1).filter((each) => !isNotice(each)) as Event[];
  const before = followed(view, act.slice(0, -1), end);
  const after = followed(before, [event], end);
  const seen = isTold && !LATE.includes(event.event) ? after : before;
  return { event, piece: now, act, before, after, end, seen, isTold, pause };
}
