// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stickToBottom } from "./stickToBottom.ts";

const SEEN = 100;
let list: HTMLElement;
let height: number;
let laidOut: () => void;
let leave: () => void;

beforeEach(() => {
  height = 300;
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(then: () => void) {
        laidOut = then;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  list = document.createElement("div");
  let top = 0;
  Object.defineProperties(list, {
    scrollHeight: { get: () => height },
    clientHeight: { get: () => SEEN },
    scrollTop: { get: () => top, set: (to: number) => (top = Math.min(to, height - SEEN)) },
  });
  leave = stickToBottom(list);
  laidOut();
});
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
});

function scroll(to = list.scrollTop): void {
  list.scrollTop = to;
  list.dispatchEvent(new Event("scroll"));
}

test("what comes is seen", () => {
  height = 800;
  laidOut();
  expect(list.scrollTop).toBe(700);
});

test("also where more has come before the browser says that the list was scrolled", () => {
  height = 500;
  scroll(); // of the layout before
  laidOut();
  expect(list.scrollTop).toBe(400);
});

test("who has scrolled up stays there, until the end is reached again", () => {
  scroll(50);
  height = 800;
  laidOut();
  expect(list.scrollTop).toBe(50);
  scroll(250); // farther down than ever, and still not the end
  height = 900;
  laidOut();
  expect(list.scrollTop).toBe(250);
  scroll(800);
  height = 1000;
  laidOut();
  expect(list.scrollTop).toBe(900);
});
