import { expect, test } from "vitest";
import type { Line } from "../table/log.svelte.ts";
import { mutedRuns } from "./mutedRuns.ts";

test("what a muted person says in a row is folded into one", () => {
  const names = [null, "Eve", "Eve", null, null, "Eve", "Zed"];
  const lines = names.map((_, key) => ({ key }) as Line);
  const runs = mutedRuns(lines, ({ key }) => names[key] ?? null);
  expect(runs.map(({ key, name, lines }) => [key, name, lines.length])).toEqual([
    [0, null, 1],
    [1, "Eve", 2],
    [3, null, 1],
    [4, null, 1],
    [5, "Eve", 1],
    [6, "Zed", 1],
  ]);
});
