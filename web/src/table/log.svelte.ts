import type { Notice } from "../wire/protocol.ts";
import type { Said } from "../words/said.ts";
import { type AnyWire, type Heard, isNotice } from "./standing.ts";

/** A line of the story, or something that was said or done at the table. */
export type Line<Game extends AnyWire = AnyWire> =
  | { key: number; kind: "event"; event: string; said: Said; scene: boolean; heard: Game["event"] }
  | { key: number; kind: "talk" | "claim" | "notice"; notice: Notice };

/** The sentence of a line, if it has one. */
export function lineSaid(line: Line): Said | null {
  return line.kind === "event" ? line.said : (line.notice.said ?? null);
}

/** So long an event of the log is shown where it happened. */
const LOOK = 5000;

/** What has been told, as far as it was played. */
export class Log<Game extends AnyWire = AnyWire> {
  lines = $state.raw<Line<Game>[]>([]);
  /** What its reader looks back at. */
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
