import { expect, test } from "vitest";
import type { CardsTraded, HostDrawn, TurnBegan } from "../../wire/station.ts";
import { covered, isPrivate } from "./secret.ts";

const traded: CardsTraded = {
  event: "CardsTraded",
  seat: "red",
  partner: "blue",
  given: "infect:red",
  returned: "ammo",
  said: {
    id: "event-cards-traded",
    params: {
      seat: { id: "seat-red" },
      partner: { id: "seat-blue" },
      given: { id: "card-infect-red" },
      returned: { id: "card-ammo" },
      you: "seat",
      known: "yes",
      infects: "yes",
    },
  },
};

test("a covered trade has nothing of its cards, in the picture or in the sentence", () => {
  const shown = covered(traded)!;
  expect(isPrivate(traded)).toBe(true);
  expect(isPrivate(shown)).toBe(false);
  expect(shown.said?.params).toMatchObject({ you: "none", known: "no", infects: "no" });
  expect(JSON.stringify(shown)).not.toMatch(/infect-red|infect:red|ammo/);
});

test("trades with any cards look alike when covered", () => {
  const params = { ...traded.said?.params, given: { id: "card-gas" }, infects: "no" };
  const other = { ...traded, given: "gas", said: { id: "event-cards-traded", params } } as const;
  expect(covered(other)).toEqual(covered(traded));
});

test("what everybody hears is covered by nothing", () => {
  const turn: TurnBegan = { event: "TurnBegan", seat: "red", ap: 3, arrives: false, marked: false };
  expect(covered(turn)).toBe(turn);
  expect(isPrivate(turn)).toBe(false);
});

test("whose side one is on is private, and nothing of it is shown", () => {
  const drawn: HostDrawn = { event: "HostDrawn", seat: "red" };
  expect(isPrivate(drawn)).toBe(true);
  expect(covered(drawn)).toBeNull();
});

test("an event that the page does not know is shown to nobody else", () => {
  const unknown = { event: "OfALaterVersion", card: "gas" } as unknown as HostDrawn;
  expect(isPrivate(unknown)).toBe(true);
  expect(covered(unknown)).toBeNull();
});
