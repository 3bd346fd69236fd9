import { expect, test } from "vitest";
import type { TableCard } from "../../wire/protocol.ts";
import { runningTables } from "./runningTables.ts";

const card = (id: string, status: string, made: number, asked: number[] = []): TableCard =>
  ({ id, made, seat: 0, table: { status, asked } }) as unknown as TableCard;

test("games that wait for their guest come first, then the newest, and none that is over", () => {
  const mine = [
    card("old", "playing", 1, [1]),
    card("over", "over", 5),
    card("new", "open", 3),
    card("awaited", "playing", 2, [0]),
  ];
  expect(runningTables(mine).map(({ id }) => id)).toEqual(["awaited", "new", "old"]);
});
