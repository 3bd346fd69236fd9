import type { Notice } from "../wire/protocol.ts";
import type { Said } from "../words/said.ts";
import { type AnyWire, type Heard, isNotice } from "./standing.ts";

/** An event of the game, or something said or done at the table. */
export type Line<Game extends AnyWire = AnyWire> =
  | { key: number; kind: "event"; event: string; said: Said; scene: boolean; heard: Game["event"] }
  | { key: number; kind: "talk" | "claim" | "notice"; notice: Notice };

/** The sentence of a line, if it has one. */
export function lineSaid(line: Line): Said | null {
  return line.kind === "event" ? line.said : (line.notice.said ?? null);
}

/** How long the map marks where an event of the log happened. */
const LOOK = 5000;

/** Everything that happened, up to what the story has played. */
export class Log<Game extends AnyWire = AnyWire> {
  lines = $state.raw<Line<Game>[]>([]);
  /** The event a reader has picked, to see where it happened. */
  looked = $state.raw<Game["event"] | null>(null);
  #keys = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  add(heard: Heard<Game>): void {
    const line = this.#line(heard);
    if (line) this.lines = [...this.lines, line];
  }

  look(event: Game["event"]): void {
    clearTimeout(this.#timer);
    this.looked = event;
    this.#timer = setTimeout(() => (this.looked = null), LOOK);
  }

  clear(): void {
    this.lines = [];
  }

  #line(heard: Heard<Game>): Line<Game> | null {
    const key = this.#keys++;
    if (isNotice(heard)) return { key, kind: kindOf(heard), notice: heard };
    const { said, scene = false, event } = heard;
    return said ? { key, kind: "event", event, said, scene, heard } : null;
  }
}

function kindOf({ notice }: Notice): "talk" | "claim" | "notice" {
  if (notice === "talked") return "talk";
  return notice === "claimed" ? "claim" : "notice";
}
