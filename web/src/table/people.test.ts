import { expect, test } from "vitest";
import type { ChairView } from "../wire/protocol.ts";
import { calledAt, nameAt, personaAt, seatSaid } from "./people.ts";

const chair = (more: Partial<ChairView>): ChairView => ({
  has_guest: true,
  name: "Anna",
  is_host: false,
  level: null,
  persona: null,
  ...more,
});
const RED = { id: "seat-red" };

const ANNA = { id: "chair-guest", params: { name: "Anna", you: "no" } };
const BOT = chair({ has_guest: false, name: null, level: "easy", persona: "nora" });
const NORA = { id: "persona-nora" };

test("whoever plays a seat is called by color and name, a bot like a person", () => {
  const named = (name: object) => ({ id: "page-seat-named", params: { seat: RED, name } });
  expect(seatSaid([chair({})], 0)).toEqual(named(ANNA));
  expect(seatSaid([BOT], 0)).toEqual(named(NORA));
  expect(calledAt([BOT], 0)).toEqual(NORA);
  expect(calledAt([chair({ name: null })], 0)).toBeNull();
});

test("while a bot stands in nobody waits for the person, whose seat and words stay theirs", () => {
  const chairs = [chair({ level: "easy" })];
  expect(seatSaid(chairs, 0)).toEqual(RED);
  expect(calledAt(chairs, 0)).toEqual(ANNA);
  expect(nameAt(chairs, 0)).toBe("Anna");
});

test("a bot has a persona and no name that could be muted; a person has the reverse", () => {
  expect(personaAt([BOT], 0)).toEqual(NORA);
  expect(nameAt([BOT], 0)).toBeNull();
  expect(personaAt([chair({})], 0)).toBeNull();
});
