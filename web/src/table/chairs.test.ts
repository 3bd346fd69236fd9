import { expect, test } from "vitest";
import type { ChairView } from "../wire/protocol.ts";
import { chairSaid, isAway, isFree, isOpen, levelToAdd, onlookersSaid } from "./chairs.ts";

const chair = (more: Partial<ChairView>): ChairView => ({
  has_guest: false,
  name: null,
  is_host: false,
  level: null,
  persona: null,
  ...more,
});

test("a chair is free, a bot's, somebody's, or kept by a bot for somebody", () => {
  expect(chairSaid(chair({}), false).id).toBe("chair-free");
  expect(chairSaid(chair({ level: "easy", persona: "max" }), false)).toEqual({
    id: "chair-bot",
    params: { name: { id: "persona-max" }, level: { id: "level-easy" } },
  });
  const guest = chair({ has_guest: true, name: "<b>" });
  expect(chairSaid(guest, true)).toEqual({
    id: "chair-guest",
    params: { name: "<b>", you: "yes" },
  });
  expect(chairSaid({ ...guest, level: "normal" }, false).id).toBe("chair-stood-in");
  expect(chairSaid(chair({ has_guest: true }), false).id).toBe("chair-nameless");
});

test("a guest is away who plays and does not have the table open", () => {
  const guest = chair({ has_guest: true, name: "A" });
  expect(isAway(guest, 1, [0])).toBe(true);
  expect(isAway(guest, 0, [0])).toBe(false);
  expect(isAway(chair({ level: "easy" }), 1, [])).toBe(false);
  expect(isFree(chair({ level: "easy" }))).toBe(false);
});

test("a newcomer may sit where nobody sits, or a bot", () => {
  expect([chair({}), chair({ level: "easy" }), chair({ has_guest: true })].map(isOpen)).toEqual([
    true,
    true,
    false,
  ]);
});

test("those who look on are named, and who has no name is counted", () => {
  const eve = { id: "chair-guest", params: { name: "<i>", you: "no" } };
  expect(onlookersSaid(["<i>"])).toEqual({ id: "onlookers", params: { who: [eve] } });
  const nameless = { id: "onlookers-nameless", params: { count: 2 } };
  expect(onlookersSaid([null, "<i>", null])).toEqual({
    id: "onlookers",
    params: { who: [eve, nameless] },
  });
});

test("bots that are added play like those who are there, at first like those of a first game", () => {
  const guest = chair({ has_guest: true, level: "hard" });
  expect(levelToAdd([guest, chair({})], "easy")).toBe("easy");
  expect(levelToAdd([guest, chair({ level: "normal" }), chair({})], "easy")).toBe("normal");
});
