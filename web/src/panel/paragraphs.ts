import { type Line, lineSaid } from "../table/log.svelte.ts";
import { nameAt } from "../table/people.ts";
import type { Colour } from "../ui/seats.ts";
import { COLOURS } from "../ui/seats.ts";
import type { Chair } from "../wire/protocol.ts";
import type { Said } from "../words/said.ts";

export type Kind = Line["kind"];

/** The same by the name of who said it; words that were taken back are told by the colour alone. */
export function saidByName(line: Line, chairs: readonly Chair[]): Said | null {
  const said = lineSaid(line);
  if (!said || line.kind === "event" || line.notice.seat === null) return said;
  const name = nameAt(chairs, line.notice.seat);
  const isEffaced = said.params?.["known"] === "no";
  return name === null || isEffaced ? said : { ...said, params: { ...said.params, seat: name } };
}

/** Who a line is about first of all. */
export function lineSeat(line: Line): Colour | null {
  if (line.kind === "event") return COLOURS.find((seat) => seat === line.heard.seat) ?? null;
  const { seat } = line.notice;
  return seat === null ? null : (COLOURS[seat] ?? null);
}

/** A turn or a phase, to be read in one go, and whose it is. */
export type Paragraph = { key: number; lines: Line[]; seat: Colour | null };

/**
 * The story in paragraphs, of one player or of all; what was done at the table stands by itself, and
 * what may not be said is not there.
 */
export function paragraphs(
  lines: Line[],
  seat: Colour | null,
  saidOf: (line: Line) => Said | null = lineSaid,
): Paragraph[] {
  const found: { key: number; lines: Line[] }[] = [];
  let isBegun = false;
  for (const line of lines) {
    if (saidOf(line) === null || line.kind === "talk" || line.kind === "claim") continue;
    const begins = line.kind !== "event" || line.scene || !isBegun;
    isBegun = line.kind === "event";
    if (begins) found.push({ key: line.key, lines: [] });
    if (seat === null || lineSeat(line) === seat) found.at(-1)?.lines.push(line);
  }
  return found
    .filter(({ lines }) => lines.length > 0)
    .map((each) => ({ ...each, seat: whose(each.lines) }));
}

/** Whom it begins with; a turn that begins with no one is that of the only one it tells of. */
function whose([first, ...lines]: Line[]): Colour | null {
  const seats = new Set(lines.flatMap((line) => lineSeat(line) ?? []));
  const [only, ...others] = seats;
  return (first && lineSeat(first)) ?? (others.length ? null : (only ?? null));
}

/** What was done at the table before the game began: nobody looks for it in the story. */
export function beforeGame(lines: Line[]): Line[] {
  const begun = lines.findIndex(({ kind }) => kind === "event");
  return lines.slice(0, Math.max(begun, 0)).filter(({ kind }) => kind === "notice");
}

export function ofKind(lines: Line[], kind: Kind): Line[] {
  return lines.filter((line) => line.kind === kind);
}
