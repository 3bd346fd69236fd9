import type { Line } from "../table/log.svelte.ts";
import type { Colour } from "../ui/seats.ts";
import { COLOURS } from "../ui/seats.ts";
import type { Said } from "../words/said.ts";

export type Kind = Line["kind"];

/** The sentence of a line, if it has one. */
export function lineSaid(line: Line): Said | null {
  return line.kind === "event" ? line.said : (line.notice.said ?? null);
}

/** Who a line is about first of all. */
export function lineSeat(line: Line): Colour | null {
  if (line.kind === "event") return COLOURS.find((seat) => seat === line.heard.seat) ?? null;
  const { seat } = line.notice;
  return seat === null ? null : (COLOURS[seat] ?? null);
}

/** A turn or a phase, to be read in one go. */
export type Paragraph = { key: number; lines: Line[] };

/**
 * The story in paragraphs, of one player or of all; what was done at the table stands by itself, and
 * what may not be said is not there.
 */
export function paragraphs(
  lines: Line[],
  seat: Colour | null,
  saidOf: (line: Line) => Said | null = lineSaid,
): Paragraph[] {
  const found: Paragraph[] = [];
  let isBegun = false;
  for (const line of lines) {
    if (saidOf(line) === null || line.kind === "talk" || line.kind === "claim") continue;
    const begins = line.kind !== "event" || line.scene || !isBegun;
    isBegun = line.kind === "event";
    if (begins) found.push({ key: line.key, lines: [] });
    if (seat === null || lineSeat(line) === seat) found.at(-1)?.lines.push(line);
  }
  return found.filter(({ lines }) => lines.length > 0);
}

/** What was done at the table before the game began: nobody looks for it in the story. */
export function beforeGame(lines: Line[]): Line[] {
  const begun = lines.findIndex(({ kind }) => kind === "event");
  return lines.slice(0, Math.max(begun, 0)).filter(({ kind }) => kind === "notice");
}

export function ofKind(lines: Line[], kind: Kind): Line[] {
  return lines.filter((line) => line.kind === kind);
}
