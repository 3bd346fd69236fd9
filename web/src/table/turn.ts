import { COLORS, type Color } from "../ui/seats.ts";
import type { Turn as Sent } from "../wire/protocol.ts";
import type { Standing } from "./standing.ts";
import type { Piece } from "./story.svelte.ts";

/** What comes between or after the turns, and is nobody's. */
export type Between = NonNullable<Sent["between"]>;

/** Which round it is, where rounds are counted, and whose turn: nobody's where several decide. */
export type Turn = { round: number | null; seat: Color | null; between: Between | null };

const NONE: Turn = { round: null, seat: null, between: null };

/** As the server says; in a phase between the turns it is nobody's. */
export function turnOf({ turn }: Standing): Turn {
  if (turn === null) return NONE;
  const { round, between } = turn;
  const seat = between === null && turn.seat !== null ? (COLORS[turn.seat] ?? null) : null;
  return { round, seat, between };
}

/** The turn that is being told: it begins with its own piece, before the state after it is drawn. */
export function turnTold(drawn: Standing, now: Piece | null): Turn {
  const begun = now && begunBy(now);
  if (!begun) return turnOf(drawn);
  const after = turnOf(now.after);
  return begun === "turn" ? after : { round: after.round, seat: null, between: begun };
}

/** What the pieces up to this one have begun. */
function begunBy({ heard, after }: Piece): Between | "turn" | null {
  const told = after.heard;
  const upTo = told.slice(0, heard ? told.indexOf(heard) + 1 : told.length);
  const begun = upTo.flatMap((each) => ("event" in each ? (each.begins ?? []) : []));
  return begun.at(-1) ?? null;
}

/** Whether what is asked of a seat is its own turn, and not an answer to what others did. */
export function isOwnTurn(standing: Standing, seat: number): boolean {
  return turnOf(standing).seat === COLORS[seat] && standing.turn?.is_answer === false;
}
