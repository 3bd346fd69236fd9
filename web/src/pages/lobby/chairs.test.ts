import { expect, test } from "vitest";
import type { Chair } from "../../wire/protocol.ts";
import { chairSaid, isAway, isFree } from "./chairs.ts";

const chair = (more: Partial<Chair>): Chair => ({
  has_guest: false,
  name: null,
  is_host: false,
  level: null,
  ...more,
});

test("a chair is free, a bot's, somebody's, or kept by a bot for somebody", () => {
  expect(chairSaid(chair({}), false).id).toBe("chair-free");
  expect(chairSaid(chair({ level: "easy" }), false)).toEqual({
    id: "chair-bot",
    params: { level: { id: "level-easy" } },
  });
  const guest = chair({ has_guest: true, name: "<b>" });
  expect(chairSaid(guest, true)).toEqual({
    id: "chair-guest",
    params: { name: "<b>", you: "yes" },
  });
  expect(chairSaid({ ...guest, level: "normal" }, false).id).toBe("chair-stood-in");
  expect(chairSaid(chair({ has_guest: true }), false).id).toBe("chair-nameless");
});

test("away is a guest who plays and does not look", () => {
  const guest = chair({ has_guest: true, name: "A" });
  expect(isAway(guest, 1, [0])).toBe(true);
  expect(isAway(guest, 0, [0])).toBe(false);
  expect(isAway(chair({ level: "easy" }), 1, [])).toBe(false);
  expect(isFree(chair({ level: "easy" }))).toBe(false);
});
