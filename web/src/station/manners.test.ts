import { expect, test } from "vitest";
import { manners } from "./manners.ts";

test("what anybody could do lies open, and what comes from the hand does not", () => {
  expect(manners.isOpen({ action: "move T n", verb: "move" })).toBe(true);
  expect(manners.isOpen({ action: "give gas", verb: "give", card: "gas" })).toBe(false);
  expect(manners.isOpen({ action: "burn", verb: "burn" })).toBe(false);
  expect(manners.isOpen({ action: "x", verb: "no-such-verb" })).toBe(false);
});

test("nobody hears of a side, and of a card drawn only that it was", () => {
  const said = { id: "event-host-drawn", params: {} };
  expect(manners.openly({ event: "HostDrawn", said })).toBeNull();
  const drawn = {
    event: "CardDrawn",
    seat: "red",
    card: "gas",
    said: { id: "event-card-drawn", params: { card: { id: "card-gas" }, you: "seat" } },
  };
  expect(JSON.stringify(manners.openly(drawn))).not.toContain("gas");
});
