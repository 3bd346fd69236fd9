import { expect, test } from "vitest";
import { meaningOf } from "./meaning.ts";

test("a card says on the big button what it does, and a way needs no more words", () => {
  const played = { action: "boost", verb: "boost", ap: 0, card: "boost" } as const;
  expect(meaningOf(played)).toEqual({ id: "page-station-card-boost" });
  expect(meaningOf({ action: "x", verb: "move", ap: 1, room: "terminal" })).toBeNull();
});
