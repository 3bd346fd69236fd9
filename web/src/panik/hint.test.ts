import { expect, test } from "vitest";
import type { Rulings } from "../wire/panik.ts";
import { paysAt, skillOf } from "./hint.ts";

const RULINGS: Rulings = { ghosts: [], shared_tandem: "single" } as unknown as Rulings;
const pays = (kind: Parameters<typeof paysAt>[0]) => paysAt(kind, RULINGS);

test("a picked hunter tells its skill, and a picked manor what it pays", () => {
  expect(skillOf("red:call")).toEqual({ id: "page-panik-skill-call" });
  expect(pays("ghost-3")).toEqual({
    id: "page-panik-pays-ghost",
    params: { value: 3, twice: 6 },
  });
  expect(pays("trap")).toEqual({ id: "page-panik-pays-trap" });
});

test("what a shared manor pays a tandem is what is played at this table", () => {
  expect(pays("shared").params).toEqual({ tandem: "single" });
  expect(paysAt("shared", { ...RULINGS, shared_tandem: "double" }).params).toEqual({
    tandem: "double",
  });
});

test("of a manor that is hidden or covered nothing is told", () => {
  expect(pays("?")).toEqual({ id: "page-panik-pays-unknown" });
});
