// @vitest-environment jsdom

import { tick } from "svelte";
import { afterEach, expect, test } from "vitest";
import { keepFocus, nearest } from "./arrows.ts";

const box = (x: number, y: number) => ({ x, y, width: 10, height: 10 });
/** Two rows of three, and the one in the middle of the first. */
const ROWS = [0, 20].flatMap((y) => [0, 20, 40].map((x) => box(x, y)));

test("arrows go to the neighbour on that side", () => {
  expect(nearest(box(20, 0), ROWS, "ArrowLeft")).toBe(0);
  expect(nearest(box(20, 0), ROWS, "ArrowRight")).toBe(2);
  expect(nearest(box(20, 0), ROWS, "ArrowDown")).toBe(4);
});

test("at the edge, and with any other key, nobody moves", () => {
  expect(nearest(box(20, 0), ROWS, "ArrowUp")).toBeNull();
  expect(nearest(box(20, 0), ROWS, "Enter")).toBeNull();
});

test("what is straight ahead is nearer than what lies aside", () => {
  expect(nearest(box(0, 0), [box(14, 14), box(40, 0)], "ArrowRight")).toBe(1);
});

afterEach(() => document.body.replaceChildren());

test("who has pressed what is gone then is still on the board; who is elsewhere is left there", async () => {
  document.body.innerHTML = "<main><b><button>manor</button></b><button>leaver</button></main>";
  const [manor, leaver] = document.querySelectorAll("button");
  const board = document.querySelector("main")!;
  keepFocus(board, "b button");
  await tick();
  expect(document.body).toHaveFocus();

  leaver!.focus();
  keepFocus(board, "b button");
  leaver!.remove();
  await tick();
  expect(manor).toHaveFocus();
});
