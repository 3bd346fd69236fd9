import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FIRST_GAME } from "../games.ts";
import { guest } from "../net/guest.svelte.ts";
import type { GameChoices } from "../wire/protocol.ts";
import { language } from "../words/language.svelte.ts";
import New from "./New.svelte";
import PlayNow from "./home/PlayNow.svelte";

const values = ["en", "fr"].map((value) => ({
  value,
  said: { id: `edition-${value}` },
  language: value,
}));
const GAME = {
  game: FIRST_GAME,
  seats: [4, 5],
  first_seats: 4,
  form: [{ wish: "edition", kind: "one", default: "en", values }],
  levels: ["easy"],
  first_level: "easy",
} as unknown as GameChoices;

let made: unknown[];
let terms: unknown[];

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
  guest.forget();
  made = [];
  terms = [];
  vi.stubGlobal("fetch", (path: string, { body }: { body?: string }) => {
    if (path.endsWith("/games")) return Promise.resolve(Response.json([GAME]));
    if (path.endsWith("/tables")) {
      const asked = JSON.parse(body ?? "") as { wishes: unknown; terms?: object };
      made.push(asked.wishes);
      terms.push(asked.terms);
    }
    // The table itself is not needed here: without a seat nothing more is asked for.
    const answer = path.endsWith("/guests") && { token: "secret", guest: { name: "Ann" } };
    return Promise.resolve(answer ? Response.json(answer) : new Response(null, { status: 404 }));
  });
});
afterEach(() => void vi.unstubAllGlobals());

test.each([
  ["fr", "Jouer", { seats: 4, edition: "fr" }],
  ["en", "Play", { seats: 4 }],
])("a game against bots is of the edition of the language: %s", async (lang, play, wishes) => {
  await language.choose(lang);
  render(PlayNow, { games: [GAME] });
  await userEvent.click(screen.getByRole("button", { name: play }));
  await vi.waitFor(() => expect(made).toEqual([wishes]));
});

test.each([
  ["fr", { seats: 4, edition: "fr" }],
  ["en", { seats: 4 }],
])("a new table starts with the edition of the language: %s", async (lang, wishes) => {
  await language.choose(lang);
  render(New);
  await userEvent.click(await screen.findByRole("button", { name: language.say("page-new") }));
  await vi.waitFor(() => expect(made).toEqual([wishes]));
});

test("a new table has the usual clock of the server, unless none is wanted", async () => {
  await language.choose("en");
  for (const isWanted of [true, false]) {
    guest.forget();
    const { unmount } = render(New);
    const open = await screen.findByRole("button", { name: language.say("page-new") });
    if (!isWanted) await userEvent.click(screen.getByRole("switch"));
    await userEvent.click(open);
    await vi.waitFor(() => expect(terms).toHaveLength(isWanted ? 1 : 2));
    unmount();
  }
  expect(terms).toEqual([undefined, expect.objectContaining({ turn: null, answer: null })]);
});

test("the name is asked for once: at the first table for people", async () => {
  await language.choose("en");
  const { unmount } = render(New);
  expect(await screen.findByLabelText("Your name")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Open a table" }));
  await vi.waitFor(() => expect(made).toHaveLength(1));
  unmount();
  render(New);
  await screen.findByRole("button", { name: "Open a table" });
  expect(screen.queryByLabelText("Your name")).toBeNull();
});
