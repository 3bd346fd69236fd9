// @vitest-environment jsdom

import { expect, test } from "vitest";
import { swiped } from "./swipe.ts";

/** What a finger that moves so far means. */
function swipe(x: number, y: number, isPrimary = true): number[] {
  const [found, element] = [[] as number[], document.createElement("main")];
  const stop = swiped((by) => found.push(by))(element);
  const at = (name: string, clientX: number, clientY: number) =>
    element.dispatchEvent(
      Object.assign(new Event(name), { clientX, clientY, isPrimary }) as unknown as PointerEvent,
    );
  at("pointerdown", 200, 200);
  at("pointerup", 200 + x, 200 + y);
  stop();
  at("pointerdown", 200, 200);
  at("pointerup", 0, 200);
  return found;
}

test("to the left goes on, to the right goes back", () => {
  expect([swipe(-80, 10), swipe(80, -10)]).toEqual([[1], [-1]]);
});

test("what is short, goes down, or is a second finger is no swipe", () => {
  expect([swipe(-20, 0), swipe(-60, 90), swipe(-80, 0, false)]).toEqual([[], [], []]);
});
