import { expect, test } from "vitest";
import type { ChairView } from "../wire/protocol.ts";
import type { Line } from "./log.svelte.ts";
import { speakers } from "./speakers.ts";

const chairs = ["Ann", "Bob", "Cid"].map((name): ChairView => ({
  has_guest: true,
  name,
  is_host: false,
  level: null,
  persona: null,
}));
const log = (...notices: [notice: string, seat: number, words: string | null][]): Line[] =>
  notices.map(([notice, seat, words], key) => ({
    key,
    kind: notice === "talked" ? "talk" : "notice",
    notice: { notice, seat, words, params: {} },
  }));

test("words stay with who said them, on another seat and under another name", () => {
  const lines = log(
    ["sat", 1, "Eve"],
    ["talked", 1, "spam"],
    ["stood", 1, null],
    ["sat", 2, "Eve"],
    ["sat", 1, "Bob"],
    ["talked", 1, "hello"],
    ["named", 2, "Cid"],
    ["talked", 2, "more spam"],
  );
  expect(Object.fromEntries(speakers(lines, chairs))).toEqual({ 1: "Cid", 5: "Bob", 7: "Cid" });
});

test("where the log begins later, it was who sits there, unless somebody sat down since", () => {
  const lines = log(["talked", 0, "hello"], ["talked", 1, "bye"], ["sat", 1, "Bob"]);
  expect([...speakers(lines, chairs).values()]).toEqual(["Ann", null]);
});
