import { calledAt, seatSaid } from "../../table/people.ts";
import type { FinishedGame } from "../../wire/protocol.ts";
import { say, tell } from "../../words/language.svelte.ts";

/** What a player is called beside their face: "You" is whoever reads. */
export function calledIn({ chairs, seat: own }: FinishedGame, seat: number): string {
  if (seat === own) return say("page-replay-you");
  return tell(calledAt(chairs, seat) ?? seatSaid(chairs, seat));
}
