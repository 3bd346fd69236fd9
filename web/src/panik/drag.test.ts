// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Manor } from "../wire/panik.ts";
import { Drag } from "./drag.svelte.ts";

let element: HTMLElement;
let taken: unknown[];
let drops: unknown[];
let under: Manor | null;
let drag: Drag;
let release: ReturnType<ReturnType<Drag["handle"]>>;

const pointer = (type: string, x: number, y = 0): void =>
  void element.dispatchEvent(
    Object.assign(new MouseEvent(type, { clientX: x, clientY: y, button: 0 }), {
      pointerId: 1,
      isPrimary: true,
    }),
  );

beforeEach(() => {
  vi.useFakeTimers();
  element = document.createElement("button");
  element.setPointerCapture = () => {};
  taken = [];
  drops = [];
  under = null;
  drag = new Drag(
    (...take) => taken.push(take),
    (...drop) => drops.push(drop),
    () => under,
  );
  release = drag.handle("red:basic", null)(element);
});
afterEach(() => vi.useRealTimers());

test("a hunter is dragged to the manor under the finger", () => {
  pointer("pointerdown", 0);
  pointer("pointermove", 20);
  expect(drag.held).toMatchObject({ hunter: "red:basic", x: 20, over: null });
  under = "blue.1";
  pointer("pointermove", 60);
  expect(drag.held?.over).toBe("blue.1");
  pointer("pointerup", 60);
  expect(drag.held).toBeNull();
  expect(taken).toEqual([["red:basic", null]]);
  expect(drops).toEqual([["red:basic", null, "blue.1"]]);
});

test("a finger that trembles taps, and the click that ends a drag is no tap", () => {
  const taps = vi.fn();
  element.addEventListener("click", taps);
  pointer("pointerdown", 0);
  pointer("pointermove", 5);
  pointer("pointerup", 5);
  element.click();
  expect(taps).toHaveBeenCalledTimes(1);
  pointer("pointerdown", 0);
  pointer("pointermove", 50);
  pointer("pointerup", 50);
  element.click();
  expect(taps).toHaveBeenCalledTimes(1);
  vi.runAllTimers();
  element.click();
  expect(taps).toHaveBeenCalledTimes(2);
});

test("beside every manor, or when the browser takes over, nothing is dropped", () => {
  pointer("pointerdown", 0);
  pointer("pointermove", 50);
  pointer("pointerup", 50);
  under = "blue.1";
  pointer("pointerdown", 0);
  pointer("pointermove", 50);
  pointer("pointercancel", 50);
  expect(drops).toEqual([]);
  expect(drag.held).toBeNull();
});

test("a hunter that can no longer be placed slips from the finger", () => {
  pointer("pointerdown", 0);
  pointer("pointermove", 50);
  release?.();
  expect(drag.held).toBeNull();
});
