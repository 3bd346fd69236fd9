import type { SuspicionLine, Suspicions } from "../../wire/protocol.ts";
import type { Eyes } from "./replay.svelte.ts";

/** One player's lane: since when it was true, until when they lived, and who suspected them. */
export type Lane = { seat: number; truth: SuspicionLine[]; until: number; lines: Row[] };
/** Lines of one suspecting seat lie in one row. */
export type Row = { by: number; spans: SuspicionLine[] };

/** Only open eyes see the truth; a seat sees what it suspected itself, an onlooker nothing. */
export function lanesFor(found: Suspicions, eyes: Eyes, steps: number): Lane[] {
  return found.out.map((out, seat) => {
    const about = found.lines.filter((line) => line.about === seat);
    const own = about.filter(({ by }) => by !== null && isShown(by, eyes));
    const seats = [...new Set(own.map(({ by }) => by as number))].sort((a, b) => a - b);
    return {
      seat,
      truth: eyes === "open" ? about.filter(({ by }) => by === null) : [],
      until: out ?? steps,
      lines: seats.map((by) => ({ by, spans: own.filter((line) => line.by === by) })),
    };
  });
}

function isShown(by: number, eyes: Eyes): boolean {
  return eyes === "open" || eyes === `${by}`;
}

/** Who suspects the player of a lane at this step. */
export function suspecting({ lines }: Lane, step: number): number[] {
  return lines
    .filter(({ spans }) => spans.some(({ since, until }) => since <= step && step < until))
    .map(({ by }) => by);
}
