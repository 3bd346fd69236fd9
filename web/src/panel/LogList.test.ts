import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { Cover } from "../table/cover.svelte.ts";
import { type Manners, UNKNOWN_MANNERS } from "../table/manners.ts";
import { settings } from "../ui/settings.svelte.ts";
import type { GameEvent } from "../table/standing.ts";
import type { Line } from "../table/log.svelte.ts";
import type { Table } from "../table/table.svelte.ts";
import { language } from "../words/language.svelte.ts";
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

beforeEach(async () => {
  settings.set("peek", false);
  await language.choose("en");
});

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

test("a turn is headed by its player's name, whether a person or a bot", () => {
  const chair = { has_guest: false, name: null, is_host: false, level: "easy", persona: "nora" };
  const chairs = [{ ...chair, has_guest: true, name: "Ann", persona: null }, chair];
  const begun = ["red", "blue"].map((seat, key): Line => {
    const said = { id: `turn of ${seat}` };
    return {
      key,
      kind: "event",
      event: "Begun",
      said,
      scene: true,
      heard: { event: "Begun", seat, said },
    };
  });
  const table = {
    log: { lines: begun },
    live: { table: { chairs } },
    seat: null,
  } as unknown as Table;
  render(LogList, { table, cover: new Cover(), manners: UNKNOWN_MANNERS, onlook: vi.fn() });
  const headings = screen.getAllByRole("heading").map(({ textContent }) => textContent);
  expect(headings).toEqual([
    expect.stringMatching(/turn of red.*Ann/),
    expect.stringMatching(/turn of blue.*Nora/),
  ]);
  const own = { ...table, seat: 0 } as unknown as Table;
  render(LogList, { table: own, cover: new Cover(), manners: UNKNOWN_MANNERS, onlook: vi.fn() });
  expect(screen.getAllByText("Ann"), "the own turn is only the reader's").toHaveLength(1);
});
