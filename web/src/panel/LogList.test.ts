import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { Cover } from "../play/cover.svelte.ts";
import type { Show } from "../play/screens.ts";
import { settings } from "../play/settings.svelte.ts";
import type { GameEvent } from "../table/standing.ts";
import type { Line } from "../table/log.svelte.ts";
import type { Table } from "../table/table.svelte.ts";
import LogList from "./LogList.svelte";

const line = (key: number, event: string): Line => {
  const said = { id: `told ${event}` };
  const heard = { event, said };
  return { key, kind: "event", event, said, scene: false, heard };
};
const LINES = [line(0, "Moved"), line(1, "Drawn"), line(2, "Infected")];
const openly = ({ event }: GameEvent) => {
  if (event === "Infected") return null;
  return { id: event === "Drawn" ? "told of a card" : `told ${event}` };
};

function shown() {
  const table = { log: { lines: LINES }, live: { table: { chairs: [] } } } as unknown as Table;
  const cover = new Cover();
  const onlook = vi.fn();
  const show: Show = {
    Screen: null,
    Ending: null,
    pace: () => 0,
    isPlaced: ({ event }) => event === "Moved",
    isOut: () => false,
    manners: { isOpen: () => true, openly },
  };
  render(LogList, { table, cover, show, onlook });
  return { cover, onlook };
}

beforeEach(() => settings.set("peek", false));

test("what happened at a place is a way to look there, and nothing else is a button", async () => {
  const { onlook } = shown();
  await userEvent.click(screen.getByRole("button", { name: "told Moved" }));
  expect(onlook).toHaveBeenCalledExactlyOnceWith(LINES[0]?.kind === "event" && LINES[0].heard);
  expect(screen.queryByRole("button", { name: /told Drawn/ })).toBeNull();
});

test("where others look on, the story is as everybody hears it, until its reader looks", async () => {
  settings.set("peek", true);
  const { cover } = shown();
  expect(screen.getByText("told of a card")).toBeVisible();
  expect(screen.queryByText("told Drawn")).toBeNull();
  expect(screen.queryByText("told Infected")).toBeNull();
  cover.lift();
  expect(await screen.findByText("told Infected")).toBeVisible();
});
