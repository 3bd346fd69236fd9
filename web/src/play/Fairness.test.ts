import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import { DiceWitness } from "../net/diceWitness.ts";
import type { Table } from "../table/table.svelte.ts";
import { language, LANGUAGES } from "../words/language.svelte.ts";
import kept from "../table/sharedDice.json";
import Fairness from "./Fairness.svelte";

const HONEST = kept[1]!;
const chairs = HONEST.nonces.map(() => ({
  has_guest: true,
  name: "Ann",
  is_host: false,
  level: null,
  persona: null,
}));

/** Ann at her browser, which has sent nothing. */
function shown(dice: object): HTMLElement {
  const table = {
    live: { table: { ...HONEST, chairs, ...dice } },
    seat: 0,
    dice: new DiceWitness("one"),
  } as unknown as Table;
  return render(Fairness, { table }).container;
}

beforeEach(async () => {
  localStorage.clear();
  await language.choose("en");
});

test("before the game the hash is shown, and nothing else", () => {
  const text = shown({ nonces: null, secret: null, key: null }).textContent;
  expect(text).toContain(HONEST.commitment);
  expect(text).not.toContain(language.say("page-fair-nonces"));
  expect(text).not.toContain(HONEST.key);
});

test("during the game the random numbers are shown as well", () => {
  const text = shown({ secret: null, key: null }).textContent;
  expect(text).toContain(HONEST.nonces[0]);
  expect(text).toContain(language.say("page-fair-none"));
  expect(text).not.toContain(language.say("page-fair-fits"));
});

test("after the game it says that everything fits", () => {
  const text = shown({}).textContent;
  expect(text).toContain(language.say("page-fair-fits"));
  for (const part of [HONEST.commitment, HONEST.secret, HONEST.key]) expect(text).toContain(part);
  expect(screen.queryByRole("alert")).toBeNull();
});

test.each(LANGUAGES)("what does not fit is named as an alert: %s", async (lang) => {
  await language.choose(lang);
  shown({ key: "0".repeat(64) });
  const fault = language.say("dice-fault-key");
  expect(fault).not.toBe("dice-fault-key");
  expect(screen.getByRole("alert").textContent).toContain(fault);
});

test("of a table from before it says that it cannot be checked", () => {
  const old = { commitment: "0".repeat(32), nonces: null, secret: null };
  expect(shown(old).textContent).toContain(language.say("page-fair-alone"));
});
