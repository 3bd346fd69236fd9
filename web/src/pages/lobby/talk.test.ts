import { expect, test } from "vitest";
import type { Line } from "../../table/log.svelte.ts";
import { Talk } from "./talk.ts";

const line = (key: number, kind: string, seat: number): Line =>
  ({ key, kind, notice: { seat, said: { id: `said-${key}` } } }) as unknown as Line;

test("only chat of others since the page was opened makes a toast", () => {
  const talk = new Talk();
  const lines = [line(0, "talk", 1)];
  expect(talk.heard(lines, 0, [])).toEqual([]);
  lines.push(line(1, "talk", 0), line(2, "notice", 1), line(3, "talk", 1));
  expect(talk.heard(lines, 0, [])).toEqual([{ id: "said-3" }]);
  expect(talk.heard(lines, 0, [])).toEqual([]);
});
