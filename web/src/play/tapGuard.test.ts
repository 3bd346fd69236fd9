// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tapGuard } from "./tapGuard.ts";

let button: HTMLElement;
let pressed: ReturnType<typeof vi.fn<() => void>>;
let leave: () => void;

function touch(pointerType = "touch"): void {
  const down = new Event("pointerdown", { bubbles: true });
  Object.assign(down, { pointerType });
  button.dispatchEvent(down);
}
const comes = (what: string) => tapGuard(what)(document.querySelector("div")!) as () => void;
const click = (detail = 1) =>
  button.dispatchEvent(new MouseEvent("click", { bubbles: true, detail }));

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = "<div><button>x</button></div>";
  button = document.querySelector("button")!;
  pressed = vi.fn<() => void>();
  button.addEventListener("click", () => pressed());
  leave = comes("what");
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

test("a tap right after a change is ignored", () => {
  vi.advanceTimersByTime(200);
  touch();
  vi.advanceTimersByTime(400);
  click();
  expect(pressed).not.toHaveBeenCalled();
  touch();
  click();
  expect(pressed).toHaveBeenCalledOnce();
});

test("a touch that began before the change is ignored, too", () => {
  leave();
  touch();
  vi.advanceTimersByTime(50);
  leave = comes("new");
  click();
  expect(pressed).not.toHaveBeenCalled();
});

test("keys and mouse clicks are never ignored", () => {
  touch();
  click(0);
  touch("mouse");
  click();
  expect(pressed).toHaveBeenCalledTimes(2);
});
