import { COLOURS, type Colour } from "../ui/seats.ts";
import type { Standing } from "./standing.ts";
import type { Piece } from "./story.svelte.ts";

/** What comes between or after the turns, and is nobody's. */
export type Between = "phase" | "scoring";

/** Which round it is, where rounds are counted, and whose turn: nobody's where several decide. */
export type Turn = { round: number | null; seat: Colour | null; between: Between | null };

type Frame = { verb?: string; seat?: Colour };
type Turned = { round?: number; turn?: { seat?: Colour }; agenda?: Frame[] };

/** Asked of whoever they concern, in their own turn or in another's. */
const ANSWERS = ["answer", "trade", "manors", "posts", "new-manor"];
/** As long as it lies lowest on an agenda, a phase is played. */
const PHASE = "pass-marker";
const BEGINS: Record<string, Between | "turn"> = {
  TurnBegan: "turn",
  ParasitePhaseBegan: "phase",
  ManorScored: "scoring",
};

/** What lies lowest on an agenda is the turn itself; what lies on it are interruptions. */
export function turnOf({ view }: Standing): Turn {
  const { round = null, turn, agenda } = (view ?? {}) as Turned;
  if (agenda?.[0]?.verb === PHASE) return { round, seat: null, between: "phase" };
  return { round, seat: turn?.seat ?? agenda?.[0]?.seat ?? null, between: null };
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
  const names = upTo.flatMap((each) => ("event" in each ? (BEGINS[each.event] ?? []) : []));
  return names.at(-1) ?? null;
}

/** Whether what is asked of a seat is its own turn, and not an answer to what others did. */
export function isOwnTurn(standing: Standing, seat: number): boolean {
  const asked = ((standing.view ?? {}) as Turned).agenda?.at(-1)?.verb;
  return turnOf(standing).seat === COLOURS[seat] && !ANSWERS.includes(asked ?? "");
}
