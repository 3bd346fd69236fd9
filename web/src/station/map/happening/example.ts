import type { Heard, Standing } from "../../../table/standing.ts";
import type { Event, View, Wire } from "../../../wire/station.ts";
import positions from "../positions.json";
import { type Happening, happeningIn } from "./happening.ts";

/** The full map of the tests: six play, and ten parasites are about. */
export const full = positions.full.view as unknown as View;

/** The last of these events of one act, as the map plays it. */
export function happeningOf(events: readonly Event[], isTold = true, view = full): Happening {
  const heard = events.map((each) => ({ ...each, said: { id: "event" } }));
  const after = { view, number: 1, heard: heard as Heard<Wire>[] } as unknown as Standing<Wire>;
  const now = { heard: heard.at(-1) as Heard<Wire>, after };
  const found = happeningIn({ now, isTold, pause: 1000 }, full);
  if (!found) throw new Error("it is played");
  return found;
}
