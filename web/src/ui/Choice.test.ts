import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import Choice from "./Choice.svelte";

const OPTIONS = [4, 5, 6].map((value) => ({ value, text: String(value) }));

test("one is chosen, by tap or by arrow keys", async () => {
  render(Choice, { legend: "Players", name: "seats", options: OPTIONS, value: 4 });
  expect(screen.getByRole("group", { name: "Players" })).toBeVisible();
  await userEvent.click(screen.getByRole("radio", { name: "5" }));
  expect(screen.getByRole("radio", { name: "5" })).toBeChecked();
  await userEvent.keyboard("{ArrowDown}");
  expect(screen.getByRole("radio", { name: "6" })).toBeChecked();
});
