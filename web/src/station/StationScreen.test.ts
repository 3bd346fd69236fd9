import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Aim } from "../play/aim.svelte.ts";
import { settings } from "../play/settings.svelte.ts";
import type { Impossible } from "../wire/api.ts";
import type { Card, ChooseTradeCards, Option } from "../wire/station.ts";
import { anyAim, example, type Told } from "./example.ts";
import StationScreen from "./StationScreen.svelte";

const SEARCH: Option = { action: "search T -", verb: "search", ap: 1, character: "red.T" };
const END: Option = { action: "end-turn", verb: "end-turn", ap: 0 };
const BOOST: Option = { action: "boost", verb: "boost", ap: 0, card: "boost" };
const LAY: Option = { action: "lay-down ammo", verb: "lay-down", ap: 0, card: "ammo" };
const GIVE_GAS: Option = { action: "give gas", verb: "give", ap: 0, card: "gas" };
const REFUSED: Impossible[] = [
  {
    action: "give infect:red",
    verb: "give",
    said: { id: "option-give" },
    rule: "TRADE-3",
    why: { id: "why-human-gives-no-infection" },
  },
  {
    action: "burn T",
    verb: "burn",
    said: { id: "option-burn" },
    rule: "WIN-1",
    why: { id: "why-not-in-hive" },
  },
];
const trade = (given: Card | null): ChooseTradeCards => ({
  verb: "trade",
  seat: "red",
  partner: "blue",
  room: "storage-2",
  given,
  returned: null,
});

/** Nothing has a size here. */
class Unwatching {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

let asked: string[];

beforeEach(() => {
  localStorage.clear();
  settings.set("peek", false);
  settings.set("coach", false);
  asked = [];
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.stubGlobal("ResizeObserver", Unwatching);
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return new Response(JSON.stringify(path.endsWith("/impossible") ? REFUSED : []));
  });
});
afterEach(() => vi.unstubAllGlobals());

function show(told: Told) {
  const { table, acts } = example(told);
  const aim = new Aim<Option>(table);
  const { container } = render(StationScreen, { table, aim: anyAim(aim) });
  return { aim, acts, container };
}
const verb = (name: string) => document.querySelector<HTMLElement>(`[data-verb="${name}"]`)!;
const card = (name: Card) => document.querySelector<HTMLElement>(`[data-card="${name}"]`)!;
const seal = () => screen.getByRole("button", { name: /page-station-seal/ });

test("a verb with one option aims at it, and tapped again does it", async () => {
  const { aim, acts } = show({ options: [SEARCH, END] });
  await userEvent.click(verb("search"));
  expect(aim.aimed).toEqual(SEARCH);
  expect(acts).toEqual([]);
  await userEvent.click(verb("search"));
  expect(acts).toEqual(["search T -"]);
});

test("a verb with several options lays them out, and does none of them", async () => {
  const { aim, acts } = show({ options: [BOOST, LAY, END] });
  await userEvent.click(verb("items"));
  expect(aim.aimed).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "lay-down ammo" }));
  expect(aim.aimed).toEqual(LAY);
  expect(acts).toEqual([]);
});

test("a grey verb tells why not, and the server is asked once", async () => {
  show({ options: [SEARCH, END] });
  expect(asked).toEqual([]);
  await userEvent.click(verb("burn"));
  expect(await screen.findByText("why-not-in-hive")).toBeInTheDocument();
  expect(screen.queryByText("why-human-gives-no-infection")).toBeNull();
  await userEvent.click(verb("grenade"));
  expect(asked).toEqual(["/api/tables/abc/impossible"]);
});

test("in a trade only what the server offers can be sealed, and the rest shows its rule", async () => {
  const { acts } = show({ agenda: [trade(null)], options: [GIVE_GAS] });
  expect(seal()).toBeDisabled();
  await userEvent.click(card("infect:red"));
  expect(await screen.findByText("why-human-gives-no-infection")).toBeInTheDocument();
  expect(seal()).toBeDisabled();
  await userEvent.click(card("gas"));
  seal().focus();
  await userEvent.keyboard("{Enter}");
  expect(acts).toEqual([]);
  await userEvent.keyboard("{Enter}");
  expect(acts).toEqual(["give gas"]);
});

test("once sealed the screen over it is the same, whatever card it was", () => {
  const sheet = (given: Card) => {
    const { container } = show({ agenda: [trade(given)] });
    const found = container.querySelector("section[aria-label='page-station-decision']");
    return found?.innerHTML.replaceAll(/\s+id="[^"]*"/g, "");
  };
  expect(sheet("gas")).toContain("page-station-sealed");
  expect(sheet("infect:red")).toBe(sheet("gas"));
});

test("whoever is hit sees both answers, Armor or not", async () => {
  const take: Option = { action: "take-wounds", verb: "take-wounds", ap: 0 };
  const hits = [{ character: "red.T" as const, points: 1 }];
  const { aim } = show({
    own: { hand: ["gas"] },
    agenda: [
      { verb: "wounds", weapon: "shot", by: "blue", hits, answered: [] },
      { verb: "answer", seat: "red" },
    ],
    options: [take],
  });
  expect(screen.getByRole("button", { name: "option-armor" })).toBeEnabled();
  await userEvent.click(screen.getByRole("button", { name: "page-station-take" }));
  expect(aim.aimed).toEqual(take);
});

test("whoever is infected is told so once, in plain words", async () => {
  const told: Told = { own: { infected: true } };
  show(told);
  await userEvent.click(screen.getByRole("button", { name: "page-station-understood" }));
  expect(screen.queryByText("page-station-turned-win")).toBeNull();
  show(told);
  expect(screen.queryByText("page-station-turned-win")).toBeNull();
});

test("covered, a screen shows the same whatever hand and side it hides", () => {
  settings.set("peek", true);
  const html = (hand: Card[], infected: boolean) =>
    show({ own: { hand, hand_size: 2, infected } }).container.innerHTML.replaceAll(
      /(id|for|aria-labelledby|name)="[^"]*"/g,
      "",
    );
  expect(html(["infect:blue", "host"], true)).toBe(html(["gas", "gas"], false));
});
