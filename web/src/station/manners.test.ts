import { expect, test } from "vitest";
import type { Event } from "../wire/station.ts";
import { manners } from "./manners.ts";

test("what anybody could do lies open, and what comes from the hand does not", () => {
  expect(manners.isPublic({ action: "move T n", verb: "move", ap: 1 })).toBe(true);
  expect(manners.isPublic({ action: "give gas", verb: "give", card: "gas", ap: 0 })).toBe(false);
  expect(manners.isPublic({ action: "burn", verb: "burn", ap: 1 })).toBe(false);
  expect(manners.isPublic({ action: "x", verb: "no-such-verb" as never, ap: 0 })).toBe(false);
});

test("nobody hears of a side, and of a card drawn only that it was", () => {
  const said = { id: "event-host-drawn", params: {} };
  expect(manners.publicSaid({ event: "HostDrawn", said } as Event)).toBeNull();
  const drawn: Event = {
    event: "CardDrawn",
    seat: "red",
    card: "gas",
    said: { id: "event-card-drawn", params: { card: { id: "card-gas" }, you: "seat" } },
  };
  expect(JSON.stringify(manners.publicSaid(drawn))).not.toContain("gas");
});
