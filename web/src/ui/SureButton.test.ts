import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import SureButton from "./SureButton.svelte";

test("what cannot be undone is asked for twice, and a tap elsewhere takes the first one back", async () => {
  const onsure = vi.fn();
  render(SureButton, { text: "Delete", question: "Sure?", onsure });
  await userEvent.click(screen.getByRole("button", { name: "Delete" }));
  expect(onsure).not.toHaveBeenCalled();
  await userEvent.click(document.body);
  await userEvent.click(screen.getByRole("button", { name: "Delete" }));
  await userEvent.click(screen.getByRole("button", { name: "Sure?" }));
  expect(onsure).toHaveBeenCalledOnce();
});
