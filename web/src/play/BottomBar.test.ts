import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import type { Table } from "../table/table.svelte.ts";
import { Aim, type AnyOption } from "./aim.svelte.ts";
import BottomBar from "./BottomBar.svelte";
import { settings } from "./settings.svelte.ts";

const option = (action: string, more: Partial<AnyOption> = {}): AnyOption => ({
  action,
  verb: "move",
  said: { id: `do ${action}` },
  ...more,
});

let act: ReturnType<typeof vi.fn<(action: string) => Promise<boolean>>>;

function shown(options: AnyOption[], more: object = {}, isBare = false) {
  const live = { decision: 7, table: { status: "playing", asked: [0], chairs: [] }, said: null };
  const table = {
    live: { ...live, ...more },
    options,
    seat: 0,
    moment: "move",
    log: { lines: [] },
    story: { now: null, waiting: 0 },
    refusal: null,
    act,
  } as unknown as Table;
  const nothing = () => undefined;
  const props = { table, aim: new Aim(table), isBare, isOpen: false, onlog: nothing };
  return render(BottomBar, { ...props, onwhy: nothing });
}
const button = (name: string) => screen.getByRole("button", { name });

beforeEach(() => {
  act = vi.fn(() => Promise.resolve(true));
  settings.set("oneTap", false);
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

test("many options wait behind a button where there is a picture, and not where there is none", async () => {
  const many = [..."abcdef"].map((action) => option(action));
  const { unmount } = shown(many);
  expect(screen.queryByRole("button", { name: "do a" })).toBeNull();
  await userEvent.click(button("page-options"));
  expect(button("do a")).toBeVisible();
  unmount();
  shown(many, {}, true);
  expect(button("do f")).toBeVisible();
});

test("what is owed is said, and otherwise who is waited for", () => {
  const { unmount } = shown([option("a")], { said: { owed: { id: "decision-turn" } } });
  expect(screen.getByRole("status")).toHaveTextContent("decision-turn");
  unmount();
  shown([]);
  expect(screen.getByRole("status")).toHaveTextContent("waiting-for");
});
