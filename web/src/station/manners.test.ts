import { expect, test } from "vitest";
import type { Event } from "../wire/station.ts";
import { viewOf } from "./example.ts";
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

test("a seat is out once both its characters are dead; before the game nobody is", () => {
  const view = viewOf({ own: { health: [0, 0] } });
  const seat = view.players.findIndex((player) => player.seat === view.viewer);
  expect(manners.isOut(view, seat)).toBe(true);
  expect(manners.isOut(viewOf({ own: { health: [0, 1] } }), seat)).toBe(false);
  expect(manners.isOut(null, seat)).toBe(false);
});
