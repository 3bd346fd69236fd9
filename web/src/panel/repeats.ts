import type { Line } from "../table/log.svelte.ts";

/** A sentence of the log, how often it came in a row, and the first line that said it. */
export type Repeated = { line: Line; text: string; count: number };

/** The same sentence several times in a row is told once, and counted. */
export function repeats(lines: readonly Line[], words: (line: Line) => string): Repeated[] {
  const found: Repeated[] = [];
  for (const line of lines) {
    const text = words(line);
    const last = found.at(-1);
    if (last?.text === text) last.count++;
    else found.push({ line, text, count: 1 });
  }
  return found;
}
