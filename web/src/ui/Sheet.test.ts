import { fireEvent, render } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import Sheet from "./Sheet.svelte";

const children = createRawSnippet(() => ({ render: () => "<button>inside</button>" }));

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
});

function opened() {
  const { container } = render(Sheet, { open: true, heading: "h", closing: "x", children });
  return container.querySelector("dialog")!;
}

test("a tap beside the sheet closes it", async () => {
  const dialog = opened();
  await fireEvent.pointerDown(dialog);
  await fireEvent.click(dialog, { detail: 1 });
  expect(dialog.open).toBe(false);
});

test("the click that ends the touch by which it was opened neither closes nor chooses", async () => {
  const dialog = opened();
  const inside = [...dialog.querySelectorAll("button")].at(-1)!;
  const chosen = vi.fn();
  inside.addEventListener("click", chosen);
  await fireEvent.click(dialog, { detail: 1 });
  await fireEvent.click(inside, { detail: 1 });
  expect(dialog.open).toBe(true);
  expect(chosen).not.toHaveBeenCalled();
});

test("a key chooses without any touch", async () => {
  const dialog = opened();
  await fireEvent.click(dialog.querySelector("button")!, { detail: 0 });
  expect(dialog.open).toBe(false);
});
