import { expect, test } from "vitest";
import { hintsFor } from "./hint.ts";

const SKILL = { id: "page-panik-skill-call" };

test("a picked hunter tells its skill, and a picked manor what it pays", () => {
  expect(hintsFor({ hunter: "red:call", manor: null }, "?")).toEqual([SKILL]);
  expect(hintsFor({ hunter: "red:call", manor: "blue.1" }, "ghost-3")).toEqual([
    SKILL,
    { id: "page-panik-pays-ghost", params: { value: 3, twice: 6 } },
  ]);
  expect(hintsFor({ hunter: null, manor: null }, "?")).toEqual([]);
});

test("of a manor that is hidden or covered nothing is told", () => {
  expect(hintsFor({ hunter: null, manor: "red.2" }, "?")).toEqual([
    { id: "page-panik-pays-unknown" },
  ]);
});
