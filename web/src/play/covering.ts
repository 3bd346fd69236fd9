import { lineSaid } from "../panel/reading.ts";
import type { Line } from "../table/log.svelte.ts";
import type { AnyOption, GameEvent } from "../table/standing.ts";
import type { Said } from "../words/said.ts";

/**
 * What of a game may be seen by whoever looks at the screen, where phones lie around one table. A
 * game that says nothing of it is covered whole.
 */
export type Manners = {
  /** Whether an option speaks of nothing that only its player knows. */
  isOpen: (option: AnyOption) => boolean;
  /** An event as everybody hears it; nothing, where they do not hear of it at all. */
  openly: (event: GameEvent) => Said | null;
};

export const COVERED: Manners = { isOpen: () => false, openly: () => null };

/** The sentence of a line as it may stand there; what was said at the table is said to all. */
export function saidOpenly(line: Line, manners: Manners): Said | null {
  return line.kind === "event" ? manners.openly(line.heard) : lineSaid(line);
}
