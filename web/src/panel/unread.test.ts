import { expect, test } from "vitest";
import type { Line } from "../table/log.svelte.ts";
import { Unread } from "./unread.svelte.ts";

const line = (key: number, kind: Line["kind"]) => ({ key, kind }) as unknown as Line;

test("what was said before the first look is no news, and what is said since then is", () => {
  const unread = new Unread();
  const old = [line(0, "talk"), line(1, "event")];
  unread.look(old, false);
  expect(unread.count).toBe(0);
  unread.look([...old, line(2, "event"), line(3, "talk"), line(4, "claim")], false);
  expect(unread.count).toBe(2);
});

test("whoever looks has read it", () => {
  const unread = new Unread();
  unread.look([], false);
  unread.look([line(1, "talk")], false);
  expect(unread.count).toBe(1);
  unread.look([line(1, "talk")], true);
  expect(unread.count).toBe(0);
});
