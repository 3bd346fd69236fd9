import { expect, test } from "vitest";
import type { Line } from "../table/log.svelte.ts";
import { fromOthers, Unread } from "./unread.svelte.ts";

const line = (key: number, kind: Line["kind"]) => ({ key, kind }) as unknown as Line;

test("chat from before the page was opened is read, later chat is unread", () => {
  const unread = new Unread();
  const old = [line(0, "talk"), line(1, "event")];
  unread.look(old, null);
  expect(unread.count).toBe(0);
  unread.look([...old, line(2, "event"), line(3, "talk"), line(4, "claim")], null);
  expect(unread.count).toBe(2);
  expect(unread.first).toBe("chat");
});

test("opening a tab marks that tab as read, and no other", () => {
  const unread = new Unread();
  unread.look([], null);
  const lines = [line(1, "talk"), line(2, "claim")];
  unread.look(lines, "notes");
  expect([unread.at("chat"), unread.at("claims"), unread.at("notes")]).toEqual([1, 1, 0]);
  unread.look(lines, "chat");
  expect([unread.at("chat"), unread.at("claims")]).toEqual([0, 1]);
  expect(unread.first).toBe("claims");
});

test("one's own chat is never unread, that of others is", () => {
  const said = (key: number, seat: number) => ({ key, kind: "talk", notice: { seat } }) as Line;
  const lines = [line(1, "event"), said(2, 0), said(3, 1)];
  expect(fromOthers(lines, 0).map(({ key }) => key)).toEqual([1, 3]);
  expect(fromOthers(lines, null)).toEqual(lines);
});
