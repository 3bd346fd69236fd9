import type { Line } from "../table/log.svelte.ts";

/** One line, or with a name what that muted person said without anybody else in between. */
export type Run = { key: number; name: string | null; lines: Line[] };

/** `mutedName` is the name of who said a line, if they are muted. */
export function mutedRuns(lines: readonly Line[], mutedName: (line: Line) => string | null): Run[] {
  const runs: Run[] = [];
  for (const line of lines) {
    const name = mutedName(line);
    const last = runs.at(-1);
    if (last && name !== null && last.name === name) last.lines.push(line);
    else runs.push({ key: line.key, name, lines: [line] });
  }
  return runs;
}
