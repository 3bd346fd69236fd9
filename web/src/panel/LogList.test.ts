import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { Cover } from "../table/cover.svelte.ts";
import { type Manners, UNKNOWN_MANNERS } from "../table/manners.ts";
import { settings } from "../ui/settings.svelte.ts";
import type { GameEvent } from "../table/standing.ts";
import type { Line } from "../table/log.svelte.ts";
import type { Table } from "../table/table.svelte.ts";
import LogList from "./LogList.svelte";

const line = (key: number, event: string): Line => {
  const said = { id: `told ${event}` };
  const heard = { event, said };
  return { key, kind: "event", event, said, scene: false, heard };
};
const LINES = [line(0, "Moved"), line(1, "Drawn"), line(2, "Whispered")];
const publicSaid = ({ event }: GameEvent) => {
  if (event === "Whispered") return null;
  return { id: event === "Drawn" ? "told of a card" : `told ${event}` };
};

function shown() {
  const table = { log: { lines: LINES }, live: { table: { chairs: [] } } } as unknown as Table;
  const cover = new Cover();
  const onlook = vi.fn();
  const isPlaced = ({ event }: GameEvent) => event === "Moved";
  const manners: Manners = { ...UNKNOWN_MANNERS, publicSaid, isPlaced };
  render(LogList, { table, cover, manners, onlook });
  return { cover, onlook };
}

beforeEach(() => settings.set("peek", false));

test("an event with a place is a button that shows it, and nothing else is a button", async () => {
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
  expect(screen.queryByText("told Whispered")).toBeNull();
  cover.lift();
  expect(await screen.findByText("told Whispered")).toBeVisible();
});
