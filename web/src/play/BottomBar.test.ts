import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { UNKNOWN_MANNERS } from "../table/manners.ts";
import type { AnyOption } from "../table/standing.ts";
import type { Table } from "../table/table.svelte.ts";
import { Aim } from "./aim.svelte.ts";
import BottomBar from "./BottomBar.svelte";
import { Cover } from "../table/cover.svelte.ts";
import { settings } from "../ui/settings.svelte.ts";
import type { GameUi } from "./game.ts";

const option = (action: string, more: Partial<AnyOption> = {}): AnyOption => ({
  action,
  verb: "move",
  said: { id: `do ${action}` },
  ...more,
});

let act: ReturnType<typeof vi.fn<(action: string) => Promise<boolean>>>;

const GAME_UI: GameUi = {
  Screen: null,
  Ending: null,
  ActorMark: null,
  Settings: null,
  saidAlone: ({ said }) =>
    said?.id.startsWith("under") ? { id: `alone: ${said.id}` } : (said ?? null),
  pace: () => 0,
  manners: {
    ...UNKNOWN_MANNERS,
    isPublic: ({ action }) => !action.includes("card"),
    isTurnAlone: ({ event }) => event === "your turn began",
  },
};

/** Without a picture the list is there from the beginning. */
function shown(
  options: AnyOption[],
  more: object = {},
  isBare = true,
  story: object = {},
  unmuted: object[] = [],
) {
  const live = {
    turn: null,
    decision: 7,
    table: { status: "playing", asked: [0], chairs: [] },
    said: null,
    out: [],
  };
  const table = {
    live: { ...live, ...more },
    options,
    seat: 0,
    moment: "move",
    log: { lines: [] },
    unmuted,
    story: { now: null, waiting: 0, isBehind: false, ...story },
    refusal: null,
    act,
  } as unknown as Table;
  const nothing = () => undefined;
  const cover = new Cover();
  const props = { table, aim: new Aim(table), cover, gameUi: GAME_UI, isBare, isOpen: false };
  return { cover, table, ...render(BottomBar, { ...props, onlog: nothing, onwhy: nothing }) };
}
const button = (name: string) => screen.getByRole("button", { name });

beforeEach(() => {
  act = vi.fn(() => Promise.resolve(true));
  settings.set("oneTap", false);
  settings.set("peek", false);
});

test("the first tap shows what would be done, and the big button does it", async () => {
  shown([option("move T n", { cost: { id: "1 AP" } }), option("end-turn")]);
  await userEvent.click(button("do move T n 1 AP"));
  expect(act).not.toHaveBeenCalled();
  await userEvent.click(button("do move T n · 1 AP"));
  expect(act).toHaveBeenCalledExactlyOnceWith("move T n");
});

test("with one tap it is done at once, but not what deserves a second thought", async () => {
  settings.set("oneTap", true);
  shown([option("a"), option("b", { warns: { id: "sure-attack" } })]);
  await userEvent.click(button("do b"));
  expect(act).not.toHaveBeenCalled();
  expect(screen.getByText("sure-attack")).toBeVisible();
  await userEvent.click(button("do a"));
  expect(act).toHaveBeenCalledExactlyOnceWith("a");
});

test("options wait behind a button where there is a picture, and not where there is none", async () => {
  const many = [..."abcdef"].map((action) => option(action));
  const { unmount } = shown(many, {}, false);
  expect(screen.queryByRole("button", { name: "do a" })).toBeNull();
  await userEvent.click(button("page-options"));
  expect(button("do a")).toBeVisible();
  unmount();
  shown(many);
  expect(button("do f")).toBeVisible();
});

test("the prompt says what is owed, or who is waited for", () => {
  const { unmount } = shown([option("a")], { said: { owed: { id: "decision-turn" } } });
  expect(screen.getByRole("status")).toHaveTextContent("decision-turn");
  unmount();
  shown([]);
  expect(screen.getByRole("status")).toHaveTextContent("waiting-for");
});

test("the big button says an option as the game says it alone, without a heading", async () => {
  shown([option("a", { said: { id: "under a heading" } }), option("b")]);
  await userEvent.click(button("under a heading"));
  expect(button("alone: under a heading")).toBeVisible();
});

test("while the story is behind there is a way to now, and nothing to choose", () => {
  const { unmount } = shown([option("a")], {}, true, { isBehind: true, waiting: 3 });
  expect(button("page-live")).toBeVisible();
  expect(button("page-skip")).toBeVisible();
  for (const name of ["do a", "page-options", "page-why"])
    expect(screen.queryByRole("button", { name })).toBeNull();
  unmount();
  shown([option("a")]);
  expect(screen.queryByRole("button", { name: "page-live" })).toBeNull();
});

test("that one's turn has begun is said once: the news is what happened before it", () => {
  const line = (id: string) => ({ kind: "event", said: { id }, heard: { event: id } });
  const lines = [line("a card was drawn"), line("your turn began")];
  const { unmount } = shown([option("a")], {}, true, {}, lines);
  expect(screen.getByText("a card was drawn")).toBeVisible();
  unmount();
  shown([option("a")], {}, true, { isBehind: true }, lines);
  expect(screen.getByText("your turn began")).toBeVisible();
});

test("a tap on the line of news goes on while something is told, and opens the log after that", async () => {
  const skip = vi.fn();
  const { container, unmount } = shown([], {}, true, { isBehind: true, waiting: 3, skip });
  await userEvent.click(container.querySelector(".ticker button")!);
  expect(skip).toHaveBeenCalledOnce();
  unmount();
  shown([]);
  expect(button("page-log")).toBeVisible();
});

test("where others look on, what speaks of the hand is neither listed nor named until it is looked at", async () => {
  settings.set("peek", true);
  const warns = { id: "sure" };
  const { cover } = shown([option("move"), option("a card", { warns })]);
  expect(button("do move")).toBeVisible();
  expect(screen.queryByRole("button", { name: "do a card" })).toBeNull();
  cover.lift();
  await userEvent.click(await screen.findByRole("button", { name: "do a card" }));
  expect(screen.getByText("sure")).toBeVisible();
  cover.drop();
  await userEvent.click(await screen.findByRole("button", { name: "page-do-covered" }));
  expect(screen.queryByText("sure")).toBeNull();
  expect(act).toHaveBeenCalledExactlyOnceWith("a card");
});

test("the only thing there is to do is one button and one tap, with no list beside it", async () => {
  shown([option("end-turn")]);
  await userEvent.click(button("do end-turn"));
  expect(act).toHaveBeenCalledExactlyOnceWith("end-turn");
});

test("where others look on, nothing shows that there was but one thing to do", () => {
  settings.set("peek", true);
  shown([option("take-wounds")]);
  expect(button("do take-wounds")).toHaveAttribute("aria-pressed", "false");
  expect(button("page-why")).toBeVisible();
});

test("the tap guard does not restart when no new decision arrives", async () => {
  vi.useFakeTimers();
  const { table, rerender } = shown([option("a"), option("b")]);
  vi.advanceTimersByTime(400);
  const told = { ...table, live: { ...table.live }, options: [...table.options] };
  await rerender({ table: told as unknown as Table });
  const down = new Event("pointerdown", { bubbles: true });
  button("do a").dispatchEvent(Object.assign(down, { pointerType: "touch" }));
  button("do a").dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
  await vi.advanceTimersByTimeAsync(0);
  expect(screen.getAllByRole("button", { name: "do a" })).toHaveLength(2); // the big one, too
  vi.useRealTimers();
});
