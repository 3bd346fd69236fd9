// @vitest-environment jsdom

import { expect, test } from "vitest";
import { meaningOf } from "./keys.ts";

function pressed(key: string, on: Element = document.body, more: KeyboardEventInit = {}) {
  document.body.append(on === document.body ? document.createElement("i") : on);
  let meaning: ReturnType<typeof meaningOf> = null;
  const hear = (event: KeyboardEvent) => (meaning = meaningOf(event));
  addEventListener("keydown", hear, { once: true });
  on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...more }));
  return meaning;
}
const made = (tag: string) => document.createElement(tag);

test("digits aim, Enter does, Escape goes back, and letters open what they stand for", () => {
  expect(pressed("3")).toEqual({ digit: 3 });
  expect(pressed("Enter")).toEqual({ does: "do" });
  expect(pressed("Escape")).toEqual({ does: "back" });
  expect(pressed("?")).toEqual({ does: "why" });
  expect(pressed("l")).toEqual({ does: "log" });
  expect(pressed("0")).toBeNull();
});

test("keys typed in a field or an open sheet do nothing in the game", () => {
  expect(pressed("l", made("input"))).toBeNull();
  expect(pressed("3", made("textarea"))).toBeNull();
  expect(pressed("3", made("dialog"))).toBeNull();
});

test("Enter on a button is the button's, and a browser's own shortcuts stay its own", () => {
  expect(pressed("Enter", made("button"))).toBeNull();
  expect(pressed("3", made("button"))).toEqual({ digit: 3 });
  expect(pressed("l", document.body, { ctrlKey: true })).toBeNull();
});
