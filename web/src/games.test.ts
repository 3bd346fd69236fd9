import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { GAMES, gameNamed } from "./games.ts";
import type { Table } from "./table/table.svelte.ts";
import { language } from "./words/language.svelte.ts";
import { settings } from "./ui/settings.svelte.ts";
import FirstBriefing from "./play/briefing/FirstBriefing.svelte";

const RULINGS: Record<string, object> = { station: { gas_needed: 4 } };
const letGo = vi.fn();
const hold = vi.fn(() => letGo);

function sit(name: string, { seat = 0 as number | null, status = "playing" } = {}) {
  const table = { seat, status, story: { hold } } as unknown as Table;
  return render(FirstBriefing, { table, game: gameNamed(name), rulings: RULINGS[name] ?? {} });
}

const sheet = () => screen.queryByRole("dialog");

beforeAll(() => language.begin());
beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  Object.assign(settings, { coach: true, oneTap: false });
});

test("whoever sits down for the first time is told how the game goes, and nothing happens meanwhile", async () => {
  sit("station");
  expect(sheet()).toHaveAccessibleName("Panic Station: how to play");
  expect(sheet()).toHaveTextContent("burns it with 4 Gas Cans");
  expect(sheet()).toHaveTextContent("The first tap shows what will happen");
  expect(hold).toHaveBeenCalledOnce();
  expect(letGo).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Let’s go" }));
  expect(sheet()).toBeNull();
  expect(letGo).toHaveBeenCalledOnce();
});

test("never again by itself, but of each game once", async () => {
  const first = sit("station");
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  first.unmount();
  sit("station").unmount();
  expect(sheet()).toBeNull();
  sit("panik");
  expect(sheet()).toHaveAccessibleName("Panik: how to play");
});

test.each([
  ["who only watches", { seat: null }],
  ["who looks at a game that is over", { status: "over" }],
])("%s is left alone", (_, where) => {
  sit("station", where);
  expect(sheet()).toBeNull();
  expect(hold).not.toHaveBeenCalled();
});

test("who wants no coach is left alone", () => {
  settings.coach = false;
  sit("panik");
  expect(sheet()).toBeNull();
});

test.each(GAMES)("$name is drawn on the first page, at its table and at its end", async (game) => {
  const { Screen, Ending } = await game.load();
  expect([game.CoverArt, Screen, Ending]).not.toContain(null);
  expect(gameNamed(game.name)).toBe(game);
});

test("a game that the page does not know is played by its list, and all of it is covered", async () => {
  const unknown = gameNamed("chess");
  expect(unknown.CoverArt).toBeNull();
  const { Screen, manners } = await unknown.load();
  expect(Screen).toBeNull();
  expect(manners.isPublic({ action: "castle", verb: "castle" })).toBe(false);
});
