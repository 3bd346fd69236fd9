// @vitest-environment jsdom

import { beforeEach, expect, test } from "vitest";
import type { ChairView, Notice } from "../wire/protocol.ts";
import { Muted } from "./muted.svelte.ts";
import type { Standing } from "./standing.ts";

function standing(status: string, names: (string | null)[], ...heard: Notice[]): Standing {
  const chairs = names.map((name): ChairView => ({
    has_guest: name !== null,
    name,
    is_host: false,
    level: null,
    persona: null,
  }));
  return { table: { status, chairs }, heard } as unknown as Standing;
}
const named = (seat: number): Notice => ({ notice: "named", seat, params: {}, words: "Zed" });

beforeEach(() => localStorage.clear());

test("who is muted stays so in this browser, at this table alone", () => {
  new Muted("one").add("Bob", 1);
  expect(new Muted("one").has("Bob")).toBe(true);
  expect(new Muted("two").has("Bob")).toBe(false);
  expect(new Muted("one").has(null)).toBe(false);
  new Muted("one").remove("Bob");
  expect(new Muted("one").has("Bob")).toBe(false);
});

test("a new name does not help who is muted", () => {
  const muted = new Muted("one");
  muted.add("Bob", 1);
  muted.follow(standing("open", ["Ann", "Zed"], named(1)));
  expect([muted.has("Zed"), muted.has("Bob")]).toEqual([true, false]);
  muted.follow(standing("playing", ["Ann", "Yan"]));
  expect(new Muted("one").has("Yan")).toBe(true);
});

test("another seat does not help either, and whoever sits down there is not muted", () => {
  const muted = new Muted("one");
  muted.add("Bob", 1);
  muted.follow(standing("open", ["Ann", null, "Bob"]));
  muted.follow(standing("open", ["Ann", "Cid", null]));
  muted.follow(standing("open", ["Ann", "Cid", "Dan"]));
  expect(["Ann", "Cid", "Dan"].filter((name) => muted.has(name))).toEqual([]);
  expect(muted.has("Bob")).toBe(true);
});

test("of many tables the oldest are forgotten", () => {
  for (let table = 0; table < 60; table++) new Muted(`${table}`).add("Bob", 1);
  expect(new Muted("0").has("Bob")).toBe(false);
  expect(new Muted("59").has("Bob")).toBe(true);
});

test("what is broken in the browser’s store mutes nobody", () => {
  localStorage.setItem("panicroom.muted", '{"one": 7}');
  expect(new Muted("one").has("Bob")).toBe(false);
});
