import { expect, test } from "vitest";
import type { ChairView } from "../wire/protocol.ts";
import { nameAt, seatSaid } from "./people.ts";

const chair = (more: Partial<ChairView>): ChairView => ({
  has_guest: true,
  name: "Anna",
  is_host: false,
  level: null,
  ...more,
});
const RED = { id: "seat-red" };

test("a friend is called by color and name, a bot by its color alone", () => {
  const named = { id: "page-seat-named", params: { seat: RED, name: "Anna" } };
  expect(seatSaid([chair({})], 0)).toEqual(named);
  expect(seatSaid([chair({ has_guest: false, level: "easy" })], 0)).toEqual(RED);
});

test("while a bot stands in nobody waits for the person, whose words stay theirs", () => {
  const chairs = [chair({ level: "easy" })];
  expect(seatSaid(chairs, 0)).toEqual(RED);
  expect(nameAt(chairs, 0)).toBe("Anna");
});
