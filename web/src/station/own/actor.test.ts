import { expect, test } from "vitest";
import type { Option } from "../../wire/station.ts";
import { saidAlone } from "./actor.ts";

const role = { id: "role-android" };
const said = (character: object) => ({ id: "option-move", params: { character } }) as never;
const option = (verb: Option["verb"], character: object): Option => ({
  action: "x",
  verb,
  ap: 0,
  said: said(character),
});

test("an option that stands alone names the character that does it", () => {
  const moved = option("move", { id: "character", params: { role } });
  expect(saidAlone(moved)).toEqual({ id: "page-do", params: { role, does: moved.said } });
});

test("a sentence that names its character, or has none, is left as it is", () => {
  const healed = option("heal", { id: "character", params: { role } });
  expect(saidAlone(healed)).toBe(healed.said);
  const ended = option("end-turn", { id: "nobody" });
  expect(saidAlone(ended)).toBe(ended.said);
  expect(saidAlone({ action: "x", verb: "move", ap: 0 })).toBeNull();
});
