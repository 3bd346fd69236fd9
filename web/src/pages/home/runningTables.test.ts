import { expect, test } from "vitest";
import type { TableCard } from "../../wire/protocol.ts";
import { finishedTables, isInvited, placeOf, resultOf, runningTables } from "./runningTables.ts";

const card = (id: string, status: string, made: number, more: object = {}): TableCard => {
  const { asked = [], ...own } = more as { asked?: number[] };
  const fields = { id, made, seat: 0, host: true, winners: null, ...own };
  return { ...fields, table: { status, asked } } as unknown as TableCard;
};

test("games that wait for their guest come first, then invitations, then the newest", () => {
  const mine = [
    card("old", "playing", 1, { asked: [1] }),
    card("over", "over", 5),
    card("new", "open", 4),
    card("invited", "open", 3, { host: false }),
    card("awaited", "playing", 2, { asked: [0] }),
  ];
  const order = ["awaited", "invited", "new", "old"];
  expect(runningTables(mine).map(({ id }) => id)).toEqual(order);
});

test("only who played a game finds it among those that are over", () => {
  const mine = [card("played", "over", 1), card("watched", "over", 2, { seat: null })];
  expect(finishedTables(mine).map(({ id }) => id)).toEqual(["played"]);
});

test("a game is won, lost, or has no winner at all", () => {
  const ended = (winners: number[] | null) => resultOf(card("t", "over", 1, { winners }));
  expect([[0, 1], [1], [], null].map(ended)).toEqual(["won", "lost", "drawn", null]);
});

test("nobody is invited to a table of their own, or to one that has begun", () => {
  expect(isInvited(card("own", "open", 1))).toBe(false);
  expect(isInvited(card("begun", "playing", 1, { host: false }))).toBe(false);
  expect(isInvited(card("other", "open", 1, { host: false }))).toBe(true);
});

test("a game that is over leads to its replay, any other to its table", () => {
  expect(placeOf(card("a1", "over", 1, { code: "bcd" }))).toBe("/g/a1");
  expect(placeOf(card("a1", "playing", 1, { code: "bcd" }))).toBe("/t/bcd");
});
