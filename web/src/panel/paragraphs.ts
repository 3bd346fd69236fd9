import { type Line, lineSaid } from "../table/log.svelte.ts";
import { nameAt } from "../table/people.ts";
import type { Color } from "../ui/seats.ts";
import { COLORS } from "../ui/seats.ts";
import type { ChairView } from "../wire/protocol.ts";
import type { Said } from "../words/said.ts";

export type Kind = Line["kind"];

/** The sentence of a line with the name of who said it; removed words keep only the color. */
export function saidByName(line: Line, chairs: readonly ChairView[]): Said | null {
  const said = lineSaid(line);
  if (!said || line.kind === "event" || line.notice.seat === null) return said;
  const name = nameAt(chairs, line.notice.seat);
  const isEffaced = said.params?.["known"] === "no";
  return name === null || isEffaced ? said : { ...said, params: { ...said.params, seat: name } };
}

/** The seat a line is about. */
export function lineSeat(line: Line): Color | null {
  if (line.kind === "event") return COLORS.find((seat) => seat === line.heard.seat) ?? null;
  const { seat } = line.notice;
  return seat === null ? null : (COLORS[seat] ?? null);
}

/** The lines of one turn or phase, and whose it is. */
export type Paragraph = { key: number; lines: Line[]; seat: Color | null };

/**
 * The log in paragraphs, for one player or all. Notices of the table stand alone; lines for which
 * `saidOf` gives nothing are left out.
 */
export function paragraphs(
  lines: Line[],
  seat: Color | null,
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

/** The seat of the first line, or else the only seat that is mentioned. */
function whose([first, ...lines]: Line[]): Color | null {
  const seats = new Set(lines.flatMap((line) => lineSeat(line) ?? []));
  const [only, ...others] = seats;
  return (first && lineSeat(first)) ?? (others.length ? null : (only ?? null));
}

/** Notices from before the game, which are folded away. */
export function beforeGame(lines: Line[]): Line[] {
  const begun = lines.findIndex(({ kind }) => kind === "event");
  return lines.slice(0, Math.max(begun, 0)).filter(({ kind }) => kind === "notice");
}

export function ofKind(lines: Line[], kind: Kind): Line[] {
  return lines.filter((line) => line.kind === kind);
}
