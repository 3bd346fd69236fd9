import { expect, test } from "vitest";
import { aloneSaid } from "./actor.ts";

const role = { id: "role-android" };
const said = (character: object) => ({ id: "option-move", params: { character } }) as never;
const option = (verb: string, character: object) => ({
  action: "x",
  verb,
  said: said(character),
});

test("an option that stands alone names the character that does it", () => {
  const moved = option("move", { id: "character", params: { role } });
  expect(aloneSaid(moved)).toEqual({ id: "page-do", params: { role, does: moved.said } });
});

test("a sentence that names its character, or has none, is left as it is", () => {
  const healed = option("heal", { id: "character", params: { role } });
  expect(aloneSaid(healed)).toBe(healed.said);
  const ended = option("end-turn", { id: "nobody" });
  expect(aloneSaid(ended)).toBe(ended.said);
  expect(aloneSaid({ action: "x", verb: "x" })).toBeNull();
});
