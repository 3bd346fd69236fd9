import { expect, test } from "vitest";
import type { Table } from "../table/table.svelte.ts";
import { momentSaid } from "./moments.ts";

const CHAIR = { has_guest: true, name: "A", is_host: true, level: null };

function table(moment: string, more: object = {}, owed: object | null = null): Table {
  const beside = { status: "playing", paused: false, asked: [1, 2], chairs: [CHAIR], ...more };
  return { live: { table: beside, said: { owed } }, moment, seat: 0 } as unknown as Table;
}

test("each of the four moments has its sentence", () => {
  const owed = { id: "decision-turn" };
  expect(momentSaid(table("move", {}, owed))).toEqual(owed);
  expect(momentSaid(table("answer", {}, owed))).toEqual(owed);
  expect(momentSaid(table("sealed")).id).toBe("page-moment-sealed");
  expect(momentSaid(table("watch"))).toEqual({
    id: "waiting-for",
    params: { seats: [{ id: "seat-blue" }, { id: "seat-green" }] },
  });
});

test("an end, a pause and a bot in one's place come before what is asked", () => {
  const owed = { id: "decision-turn" };
  expect(momentSaid(table("move", { status: "over" }, owed)).id).toBe("page-moment-over");
  expect(momentSaid(table("move", { paused: true }, owed)).id).toBe("page-moment-paused");
  const chairs = [{ ...CHAIR, level: "normal" }];
  expect(momentSaid(table("watch", { chairs })).id).toBe("page-moment-stood-in");
});
