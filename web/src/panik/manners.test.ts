import { expect, test } from "vitest";
import { manners } from "./manners.ts";

test("what names a face may name one that lies face down", () => {
  expect(manners.isOpen({ action: "end-turn", verb: "end-turn" })).toBe(true);
  expect(manners.isOpen({ action: "place basic red.1", verb: "place" })).toBe(false);
  const said = { id: "event-x" };
  expect(manners.openly({ event: "ManorsDealt", said })).toBeNull();
  expect(manners.openly({ event: "HunterPlaced", said })).toBe(said);
});
