import { render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import type { Line } from "../table/log.svelte.ts";
import { Muted } from "../table/muted.svelte.ts";
import type { Table } from "../table/table.svelte.ts";
import Lines from "./Lines.svelte";

const line = (key: number, seat: number): Line => ({
  key,
  kind: "talk",
  notice: { notice: "talked", seat, params: {}, words: "", said: { id: `said-${key}` } },
});

beforeEach(() => localStorage.clear());

test("what a muted person says is folded away until it is opened or they are unmuted", async () => {
  const muted = new Muted("table");
  const speakers = new Map([
    [0, "Ann"],
    [1, "Eve"],
  ]);
  const isMuted = ({ key }: Line) => muted.has(speakers.get(key) ?? null);
  const table = { live: null, muted, speakers, isMuted } as unknown as Table;
  const children = createRawSnippet(() => ({ render: () => "<span>nothing</span>" }));
  render(Lines, { table, lines: [line(0, 0), line(1, 1)], label: "chat", children });
  expect(screen.getByText("said-1")).toBeVisible();
  muted.add("Eve", 1);
  const fold = await screen.findByText("page-muted-lines");
  expect(screen.getByText("said-0")).toBeVisible();
  expect(screen.getByText("said-1")).not.toBeVisible();
  await userEvent.click(fold);
  await userEvent.click(screen.getByRole("button", { name: "page-unmute" }));
  expect(screen.queryByText("page-muted-lines")).toBeNull();
  expect(screen.getByText("said-1")).toBeVisible();
});
