// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test } from "vitest";
import { focusMainButton, keepFocus } from "./focus.ts";

let bar: HTMLElement;
let stop: () => void;
const sentence = () => bar.querySelector("p");
/** The next frame, and the timers that are set in it. */
const changed = () =>
  new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done))));

beforeEach(() => {
  document.body.innerHTML = `<input><section><p tabindex="-1">x</p><button>y</button></section>`;
  bar = document.querySelector("section")!;
  stop = keepFocus(bar);
});
afterEach(() => stop());

test("when the focused button goes with its decision, the focus stays at what is asked next", async () => {
  const button = bar.querySelector("button")!;
  button.focus();
  button.remove();
  await changed();
  expect(document.activeElement).toBe(sentence());
});

test("a focus that is elsewhere is left alone", async () => {
  const input = document.querySelector("input")!;
  input.focus();
  bar.querySelector("button")!.remove();
  await changed();
  expect(document.activeElement).toBe(input);
});

test("the main button takes the focus from wherever it was", () => {
  document.body.innerHTML += `<section class="bar"><button data-do="x">x</button></section>`;
  document.querySelector("input")!.focus();
  focusMainButton();
  expect(document.activeElement).toBe(document.querySelector("[data-do]"));
});
