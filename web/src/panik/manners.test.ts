import { expect, test } from "vitest";
import type { Event } from "../wire/panik.ts";
import { manners } from "./manners.ts";

test("what names a face may name one that lies face down", () => {
  expect(manners.isPublic({ action: "end-turn", verb: "end-turn" })).toBe(true);
  expect(manners.isPublic({ action: "place basic red.1", verb: "place" })).toBe(false);
  const said = { id: "event-x" };
  expect(manners.publicSaid({ event: "ManorsDealt", said } as Event)).toBeNull();
  expect(manners.publicSaid({ event: "HunterPlaced", said } as Event)).toBe(said);
});
