import { expect, test } from "vitest";
import { hintFor } from "./hint.ts";

test("a picked hunter tells its skill, and a picked manor what it pays", () => {
  expect(hintFor({ hunter: "red:call", manor: null }, "?")?.id).toBe("page-panik-skill-call");
  expect(hintFor({ hunter: "red:call", manor: "blue.1" }, "ghost-3")).toEqual({
    id: "page-panik-pays-ghost",
    params: { value: 3, twice: 6 },
  });
  expect(hintFor({ hunter: null, manor: null }, "?")).toBeNull();
});

test("of a manor that is hidden or covered nothing is told", () => {
  expect(hintFor({ hunter: null, manor: "red.2" }, "?")?.id).toBe("page-panik-pays-unknown");
});
