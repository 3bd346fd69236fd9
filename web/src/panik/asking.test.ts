import { beforeEach, expect, test } from "vitest";
import type { Aim } from "../play/aim.svelte.ts";
import { settings } from "../ui/settings.svelte.ts";
import type { Option, Wire } from "../wire/panik.ts";
import { asksFor } from "./asking.ts";
import { NOTHING } from "./meaning.ts";

const place = { action: "place basic red.1", verb: "place", hunter: "red:basic", manor: "red.1" };
const detect = { action: "detect blue.2", verb: "detect", hunter: "red:detector", manor: "blue.2" };
const call = { action: "call", verb: "call", hunter: "red:basic", origin: "red.2", manor: "red.1" };

function asked(options: object[], pick = NOTHING, aimed: object | null = null): string | undefined {
  return asksFor({ options: options as Option[], aimed } as unknown as Aim<Wire>, pick)?.id;
}

beforeEach(() => {
  settings.oneTap = false;
});

test("before anything is tapped the decision itself says what to do", () => {
  expect(asked([place, detect])).toBeUndefined();
});

test("the detector asks for a manor to reveal, any other hunter for one to go to", () => {
  const pick = (hunter: string) => ({ hunter, manor: null }) as typeof NOTHING;
  expect(asked([place, detect], pick("red:detector"))).toBe("page-panik-ask-detect");
  expect(asked([place, detect], pick("red:basic"))).toBe("page-panik-ask-place");
});

test("a manor that is tapped first asks for a hunter", () => {
  expect(asked([place], { hunter: null, manor: "red.1" })).toBe("page-panik-ask-hunter");
});

test("what is aimed at asks to be confirmed, unless one tap is enough", () => {
  expect(asked([place], NOTHING, place)).toBe("page-panik-ask-again");
  settings.oneTap = true;
  expect(asked([place], NOTHING, place)).toBeUndefined();
});

test("hunters that may leave are not asked for one by one", () => {
  expect(asked([call], { hunter: "red:basic", manor: null })).toBeUndefined();
});
