import type { Said } from "../words/said.ts";
import { type Line, lineSaid } from "./log.svelte.ts";
import type { AnyWire } from "./standing.ts";

/** What shared code has to ask a game about its options and events. */
export type Manners<Game extends AnyWire = AnyWire> = {
  /** Whether an option says nothing that only its own player knows. */
  isPublic(option: Game["option"]): boolean;
  /** The sentence of an event as everybody may read it; null if others do not hear of it. */
  publicSaid(event: Game["event"]): Said | null;
  /** Whether an event only says whose turn has begun: of one's own the prompt says it. */
  isTurnAlone?(event: Game["event"]): boolean;
  /** Whether the screen can show where an event happened. */
  isPlaced(event: Game["event"]): boolean;
};

/** For a game the page does not know: where phones lie around one table, everything is covered. */
export const UNKNOWN_MANNERS: Manners = {
  isPublic: () => false,
  publicSaid: () => null,
  isPlaced: () => false,
};

/** A line of the log as everybody may read it; what people said at the table is public. */
export function linePublicSaid(line: Line, manners: Manners): Said | null {
  return line.kind === "event" ? manners.publicSaid(line.heard) : lineSaid(line);
}
