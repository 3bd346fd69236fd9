import { expect, test } from "vitest";
import type { Line } from "../table/log.svelte.ts";
import { repeats } from "./repeats.ts";

test("a sentence that comes several times in a row is told once and counted", () => {
  const texts = ["a step", "a bite", "a bite", "a bite", "a step"];
  const lines = texts.map((_, key) => ({ key }) as Line);
  const found = repeats(lines, ({ key }) => texts[key] ?? "");
  expect(found.map(({ line, text, count }) => [line.key, text, count])).toEqual([
    [0, "a step", 1],
    [1, "a bite", 3],
    [4, "a step", 1],
  ]);
});
