import { expect, test } from "vitest";
import type { Heard } from "../../table/standing.ts";
import { recapped, type Recaps, TELL_ALL } from "./recapped.ts";

const event = (name: string, seat = "red"): Heard => ({ event: name, seat, said: { id: name } });
const recaps: Recaps = {
  ...TELL_ALL,
  isTold: ({ event }) => event !== "step",
  isGrave: ({ event }) => event === "death",
};
const names = (missed: Heard[]): string[] => recapped(missed, recaps).map(({ said }) => said.id);

test("a recap has one line for each thing worth telling, and whose it was", () => {
  const missed = [event("step"), event("trade", "blue"), { event: "silent" }, event("death")];
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
  expect(recapped([{ notice: "talked", seat: 0, params: {}, words: "hm" }], recaps)).toEqual([]);
});
