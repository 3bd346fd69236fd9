import { expect, test } from "vitest";
import type { Missed } from "../../table/story.svelte.ts";
import { placesIn, recapped, type Recaps, TELL_ALL } from "./recapped.ts";

const event = (name: string, seat = "red"): Missed => ({
  heard: { event: name, seat, said: { id: name } },
  before: null,
});
const recaps: Recaps = {
  ...TELL_ALL,
  isTold: ({ event }) => event !== "step",
  isGrave: ({ event }) => event === "death",
};
const names = (missed: Missed[]): string[] => recapped(missed, recaps).map(({ said }) => said.id);

test("a recap has one line for each thing worth telling, and whose it was", () => {
  const missed = [
    event("step"),
    event("trade", "blue"),
    { heard: { event: "silent" }, before: null },
    event("death"),
  ];
  expect(recapped(missed, recaps)).toMatchObject([
    { said: { id: "trade" }, seat: "blue", isGrave: false },
    { said: { id: "death" }, seat: "red", isGrave: true },
  ]);
});

test("of too much the small and early is left out first", () => {
  const many = [event("death"), ...Array.from({ length: 12 }, (_, place) => event(`move${place}`))];
  expect(names(many)).toHaveLength(9);
  expect(names(many)[0]).toBe("death");
  expect(names(many).at(-1)).toBe("move11");
});

test("talk is no part of it", () => {
  const heard = { notice: "talked", seat: 0, params: {}, words: "hm" } as Missed["heard"];
  expect(recapped([{ heard, before: null }], recaps)).toEqual([]);
});

test("what was done in one's own name comes last", () => {
  const missed = [event("bot", "red"), event("trade", "blue"), event("search", "green")];
  const order = recapped(missed, recaps, "red").map(({ said }) => said.id);
  expect(order).toEqual(["trade", "search", "bot"]);
});

test("places are numbered as the list names them, each once", () => {
  const placed = {
    ...recaps,
    placeOf: ({ event }: { event: string }) => event.split("@")[1] ?? null,
  };
  const missed = [
    event("a@cellar"),
    event("b"),
    event("c@run-2", "blue"),
    event("d@cellar", "blue"),
  ];
  expect(placesIn(recapped(missed, placed, "red"))).toEqual(["run-2", "cellar"]);
});
