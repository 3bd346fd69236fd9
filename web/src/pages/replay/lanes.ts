import type { SuspicionLine, Suspicions } from "../../wire/protocol.ts";
import type { Eyes } from "./replay.svelte.ts";

/** One player's lane: since when it was true, until when they lived, and who suspected them. */
export type Lane = { seat: number; truth: SuspicionLine[]; until: number; lines: Row[] };
/** Of one suspecting seat: what the bot did that played there, or what it had reason to. */
export type Row = { by: number; isBot: boolean; spans: SuspicionLine[] };

/** Only open eyes see the truth, and those first of whom it was; a seat sees what it suspected
 * itself, an onlooker nothing. */
export function lanesFor(found: Suspicions, eyes: Eyes, steps: number): Lane[] {
  const lanes = found.out.map((out, seat): Lane => {
    const about = (lines: SuspicionLine[]) => lines.filter((line) => line.about === seat);
    const careful = about(found.lines);
    return {
      seat,
      truth: eyes === "open" ? careful.filter(({ by }) => by === null) : [],
      until: out ?? steps,
      lines: rowsOf(careful, about(found.bots ?? []), eyes),
    };
  });
  return eyes === "open"
    ? lanes.sort((one, other) => rank(one, steps) - rank(other, steps))
    : lanes;
}

/** By since when it was true; then whoever it never was of, the dead last. */
function rank({ truth, until }: Lane, steps: number): number {
  return truth[0]?.since ?? (until < steps ? 2 : 1) * (steps + 1);
}

/** What a bot believed stands for itself where it is what it had reason to. */
function rowsOf(careful: SuspicionLine[], bots: SuspicionLine[], eyes: Eyes): Row[] {
  const seats = new Set([...careful, ...bots].flatMap(({ by }) => by ?? []));
  const shown = [...seats].filter((by) => eyes === "open" || eyes === `${by}`);
  return shown
    .sort((one, other) => one - other)
    .flatMap((by) => {
      const [own, reason] = [bots, careful].map((lines) => lines.filter((each) => each.by === by));
      const rows = [{ by, isBot: true, spans: own ?? [] }];
      if (!isSame(own, reason)) rows.push({ by, isBot: false, spans: reason ?? [] });
      return rows.filter(({ spans }) => spans.length > 0);
    });
}

function isSame(own: SuspicionLine[] = [], reason: SuspicionLine[] = []): boolean {
  const told = (lines: SuspicionLine[]) => lines.map(({ since, until }) => [since, until]);
  return JSON.stringify(told(own)) === JSON.stringify(told(reason));
}

/** Who suspects the player of a lane at this step, or has reason to. */
export function suspecting({ lines }: Lane, step: number, isBot = false): number[] {
  return lines
    .filter((row) => row.isBot === isBot)
    .filter(({ spans }) => spans.some(({ since, until }) => since <= step && step < until))
    .map(({ by }) => by);
}
