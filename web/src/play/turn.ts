import type { Standing } from "../table/standing.ts";
import { COLOURS, type Colour } from "../ui/seats.ts";

/** Which round it is, where rounds are counted, and whose turn: nobody's where several decide. */
export type Turn = { round: number | null; seat: Colour | null };

export function turnOf({ view, table }: Standing): Turn {
  const { round, turn } = (view ?? {}) as { round?: number; turn?: { seat?: Colour } };
  const [asked, ...others] = table.asked;
  const alone = asked !== undefined && !others.length ? (COLOURS[asked] ?? null) : null;
  return { round: round ?? null, seat: turn?.seat ?? alone };
}
