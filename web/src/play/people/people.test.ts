import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import type { Table } from "../../table/table.svelte.ts";
import { people } from "./example.ts";
import OwnerActions from "./OwnerActions.svelte";
import PersonActions from "./PersonActions.svelte";
import SlowVote from "./SlowVote.svelte";
import TakeOver from "./TakeOver.svelte";

const button = (name: string) => screen.getByRole("button", { name });
const names = () => screen.queryAllByRole("button").map((each) => each.textContent.trim());

/** What can be done about Bob. */
async function actions(table: Table): Promise<() => void> {
  const { unmount } = render(PersonActions, { table, seat: 1 });
  await userEvent.click(button("page-person: Bob"));
  return unmount;
}

beforeEach(() => localStorage.clear());

test("muting is a matter of this screen: nothing is sent", async () => {
  const { table, request } = people();
  await actions(table);
  await userEvent.click(button("page-mute"));
  expect([table.muted.has("Bob"), table.muted.has("Cid")]).toEqual([true, false]);
  await userEvent.click(button("page-unmute"));
  expect(table.muted.has("Bob")).toBe(false);
  expect(request).not.toHaveBeenCalled();
});

test("a player can vote for a bot, and take the vote back", async () => {
  const { table, request } = people();
  const unmount = await actions(table);
  await userEvent.click(button("page-vote-bot"));
  expect(request).toHaveBeenLastCalledWith({ type: "vote_bot", seat: 1, bot: true });
  unmount();
  const voted = people({ bot_votes: [[0, 1]] });
  await actions(voted.table);
  expect(screen.getByText("votes-bot")).toBeInTheDocument();
  await userEvent.click(button("page-vote-bot-off"));
  expect(voted.request).toHaveBeenLastCalledWith({ type: "vote_bot", seat: 1, bot: false });
});

test.each([
  ["where no vote can decide", people({ bot_needed: null })],
  ["before the game", people({ status: "open", bot_needed: null })],
  ["for who only looks on", people({}, { seat: null })],
])("there is no vote for a bot %s", async (_, { table }) => {
  await actions(table);
  expect(names()).toEqual(["page-person: Bob", "page-mute"]);
});

test("the owner hands the table over only when sure", async () => {
  const { table, request } = people({}, { isHost: true });
  await actions(table);
  await userEvent.click(button("page-give"));
  expect(request).not.toHaveBeenCalled();
  await userEvent.click(button("page-give-sure"));
  expect(request).toHaveBeenLastCalledWith({ type: "give_table", seat: 1 });
});

test("the owner locks the table and makes a new code", async () => {
  const { table, request } = people({}, { isHost: true });
  render(OwnerActions, { table });
  await userEvent.click(screen.getByRole("switch"));
  expect(request).toHaveBeenLastCalledWith({ type: "lock", locked: true });
  await userEvent.click(button("page-code-renew"));
  expect(request).toHaveBeenCalledTimes(1);
  await userEvent.click(button("page-code-renew-sure"));
  expect(request).toHaveBeenLastCalledWith({ type: "renew_code" });
});

test("the others only read that a table is locked", () => {
  const { table } = people({ locked: true });
  render(OwnerActions, { table });
  expect(screen.getByText("notice-locked")).toBeInTheDocument();
  expect(screen.queryByRole("switch")).toBeNull();
});

test("a vote to slow down talk shows how many there are and can be withdrawn", async () => {
  const { table, request } = people({ slow_votes: [0, 2], slowed: true });
  render(SlowVote, { table });
  expect(screen.getByRole("status")).toHaveTextContent("page-slowed votes-slow");
  await userEvent.click(button("page-vote-slow-off"));
  expect(request).toHaveBeenLastCalledWith({ type: "vote_slow", slow: false });
});

test("whose turn it is to take over gets a button once the server allows it", async () => {
  const { table, request } = people();
  render(TakeOver, { table });
  expect(screen.queryByRole("status")).toBeNull();
  table.succession.hear({ seat: 2, wait: 0 });
  expect(await screen.findByText("page-heir-other")).toBeInTheDocument();
  table.succession.hear({ seat: 0, wait: 1e6 });
  expect(await screen.findByText("page-heir-soon")).toBeInTheDocument();
  expect(names()).toEqual([]);
  table.succession.hear({ seat: 0, wait: 0 });
  await userEvent.click(await screen.findByRole("button", { name: "page-take-over" }));
  expect(request).toHaveBeenLastCalledWith({ type: "take_over" });
  table.succession.hear(null);
});
