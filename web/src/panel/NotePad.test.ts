import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import { Cover } from "../table/cover.svelte.ts";
import { settings } from "../ui/settings.svelte.ts";
import type { Table } from "../table/table.svelte.ts";
import NotePad from "./NotePad.svelte";

beforeEach(() => localStorage.setItem("panicroom.notes.abc", "Blue lies"));

test("where others look on, what one wrote down is covered until one looks", async () => {
  settings.set("peek", true);
  const cover = new Cover();
  render(NotePad, { table: { id: "abc" } as Table, cover });
  expect(screen.queryByRole("textbox")).toBeNull();
  cover.lift();
  expect(await screen.findByRole("textbox")).toHaveValue("Blue lies");
  settings.set("peek", false);
});
