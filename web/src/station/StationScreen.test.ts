import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Aim } from "../play/aim.svelte.ts";
import { Cover } from "../table/cover.svelte.ts";
import { settings } from "../ui/settings.svelte.ts";
import type { Card, ChooseTradeCards, Option, Wire } from "../wire/station.ts";
import { example, refused, type Told } from "./example.ts";
import StationScreen from "./StationScreen.svelte";

const SEARCH: Option = { action: "search T -", verb: "search", ap: 1, character: "red.T" };
const END: Option = { action: "end-turn", verb: "end-turn", ap: 0 };
const BOOST: Option = { action: "boost", verb: "boost", ap: 0, card: "boost" };
const LAY: Option = { action: "lay-down ammo", verb: "lay-down", ap: 0, card: "ammo" };
const GIVE_GAS: Option = { action: "give gas", verb: "give", ap: 0, card: "gas" };
const OTHER_GIFT: Option = { ...GIVE_GAS, action: "give armor", card: "armor" };
const REFUSED = [
  refused(
    { action: "give infect:red", verb: "give", ap: 0, card: "infect:red" },
    { id: "why-human-gives-no-infection" },
    "TRADE-3",
  ),
  refused(
    { action: "armor red.T", verb: "armor", ap: 0, character: "red.T" },
    { id: "why-not-in-hand" },
    "ARMOR-1",
  ),
  refused(
    { action: "burn T", verb: "burn", ap: 1, character: "red.T" },
    { id: "why-not-in-hive" },
    "WIN-1",
  ),
];
const trade = (given: Card | null): ChooseTradeCards => ({
  verb: "trade",
  seat: "red",
  partner: "blue",
  room: "storage-2",
  given,
  returned: null,
});

/** A whole screen is drawn in each test: a busy machine may take its time. */
vi.setConfig({ testTimeout: 30_000 });

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
    if (path.endsWith("/dossier")) return new Response(JSON.stringify({ paragraphs: [] }));
    asked.push(path);
    return new Response(JSON.stringify(path.includes("/impossible?") ? REFUSED : []));
  });
});
afterEach(() => vi.unstubAllGlobals());

function show(told: Told) {
  const { table, acts } = example(told);
  const aim = new Aim<Wire>(table);
  const { container } = render(StationScreen, { table, aim: aim, cover: new Cover() });
  return { aim, acts, container };
}
const verb = (name: string) => document.querySelector<HTMLElement>(`[data-verb="${name}"]`)!;
const card = (name: Card) => document.querySelector<HTMLElement>(`[data-card="${name}"]`)!;
/** Roles and names of a whole screen take long to work out. */
const button = (words: string) =>
  [...document.querySelectorAll("button")].find((each) =>
    (each.getAttribute("aria-label") ?? each.textContent)?.includes(words),
  );
const seal = () => (button("page-station-seal") ?? button("page-station-trade-choose"))!;

test("a verb with one option aims at it, and tapped again does it", async () => {
  const { aim, acts } = show({ options: [SEARCH, END] });
  await userEvent.click(verb("search"));
  expect(aim.aimed).toEqual(SEARCH);
  expect(acts).toEqual([]);
  await userEvent.click(verb("search"));
  expect(acts).toEqual(["search T -"]);
});

test("where others look on, no lit word tells what one holds", () => {
  settings.set("peek", true);
  show({ options: [BOOST, LAY, SEARCH, END] });
  expect(verb("items")).toBeNull();
  expect(verb("search")).toHaveAttribute("aria-pressed", "false");
});

test("a verb with several options lays them out, and does none of them", async () => {
  const { aim, acts } = show({ options: [BOOST, LAY, END] });
  await userEvent.click(verb("items"));
  expect(aim.aimed).toBeNull();
  await userEvent.click(button("lay-down ammo")!);
  expect(aim.aimed).toEqual(LAY);
  expect(acts).toEqual([]);
});

test("another verb is chosen: what was aimed with the first one is dropped", async () => {
  const { aim } = show({ options: [BOOST, LAY, SEARCH, END] });
  await userEvent.click(verb("search"));
  expect(aim.aimed).toEqual(SEARCH);
  await userEvent.click(verb("items"));
  expect(aim.aimed).toBeNull();
});

test("what a verb can do lies over the verbs, which stay where they are and out of reach", async () => {
  show({ options: [BOOST, LAY, END] });
  await userEvent.click(verb("items"));
  expect(verb("end").closest(".under")).toHaveProperty("inert", true);
  expect(button("boost")).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  expect(button("boost")).toBeUndefined();
  expect(verb("end").closest(".under")).toBeNull();
  expect(verb("items")).toHaveFocus();
});

test("a card that is tapped is shown large, with what it does and its rule", async () => {
  const { container } = show({ own: { hand: ["gas", "armor", "gas"] } });
  await userEvent.click(container.querySelector('[data-place="1"]')!);
  const large = document.querySelector("dialog .large");
  expect(large).toHaveTextContent("page-station-card-armor");
  expect(large).toHaveTextContent("page-rule");
});

test("a tip lies over the map until it is understood, and nothing else moves", async () => {
  settings.set("coach", true);
  const { container } = show({ options: [SEARCH, END] });
  expect(container.querySelector(".line")).toHaveTextContent("page-station-coach-turn");
  await userEvent.click(button("page-coach-understood")!);
  expect(container.querySelector(".line")).toBeNull();
});

test("what has happened is not explained over a trade that is sealed", () => {
  settings.set("coach", true);
  const { container } = show({ agenda: [trade("gas")], heard: [{ event: "AlertDrawn" }] });
  expect(container).toHaveTextContent("page-station-sealed");
  expect(container).not.toHaveTextContent("page-station-coach");
});

test("who is chosen alone is said in words", async () => {
  const other: Option = { ...SEARCH, action: "search A -", character: "red.A" };
  const { container } = show({ options: [SEARCH, other, END] });
  await userEvent.click(screen.getByRole("button", { name: /role-android/ }));
  expect(container.querySelector(".line")).toHaveTextContent("page-station-chosen");
});

test("all tips end with one tap behind the line of any", async () => {
  settings.set("coach", true);
  const { container } = show({ options: [SEARCH, END] });
  await userEvent.click(button("page-station-coach-turn")!);
  await userEvent.click(button("page-coach-off")!);
  expect(settings.coach).toBe(false);
  expect(container.querySelector(".line")).toBeNull();
});

test("another character is chosen: what was aimed for the first one is dropped", async () => {
  const other: Option = { ...SEARCH, action: "search A -", character: "red.A" };
  const { aim } = show({ options: [SEARCH, other, END] });
  aim.show(SEARCH);
  await userEvent.click(screen.getByRole("button", { name: /role-android/ }));
  expect(aim.aimed).toBeNull();
});

test("what cannot be done is under More with its reason, and the server is asked once", async () => {
  show({ options: [SEARCH, END] });
  expect(asked).toEqual([]);
  await userEvent.click(button("page-station-more")!);
  expect(await screen.findByText("why-not-in-hive")).toBeInTheDocument();
  expect(screen.queryByText("why-human-gives-no-infection")).toBeNull();
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain("verb=burn");
  expect(asked[0]).not.toContain("verb=search");
  await userEvent.click(button("page-station-verb-burn")!);
  expect(await screen.findByText("page-station-win-burn")).toBeInTheDocument();
  expect(asked).toHaveLength(1);
});

test("what can be done but has no room is under More, and is chosen there", async () => {
  const verbs = ["move", "explore", "search", "terminal", "fire"] as const;
  const options = verbs.map((verb): Option => ({ action: verb, verb, ap: 1, character: "red.T" }));
  const { aim } = show({ options: [...options, END] });
  expect(verb("fire")).toBeNull();
  await userEvent.click(button("page-station-more")!);
  await userEvent.click(button("page-station-verb-fire")!);
  expect(aim.aimed).toMatchObject({ verb: "fire" });
  expect(document.querySelector("dialog[open]")).toBeNull();
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

test("a card chosen for a trade is still chosen after a look at the map, and the hand is in sight", async () => {
  const { container } = show({ agenda: [trade(null)], options: [GIVE_GAS, OTHER_GIFT] });
  await userEvent.click(card("gas"));
  await userEvent.click(button("page-station-look-owed")!);
  expect(container.querySelector("div.back")).toHaveTextContent("page-station-back-owed");
  expect(container.querySelector(".hand")).toBeVisible();
  await userEvent.click(button("page-station-back-owed")!);
  expect(card("gas")).toHaveAttribute("aria-pressed", "true");
});

test("once sealed the screen over it is the same, whatever card it was", () => {
  const sheet = (given: Card) => {
    const { container } = show({ agenda: [trade(given)] });
    const found = container.querySelector("section[aria-label='page-station-decision']");
    return found?.innerHTML.replaceAll(/\s+id="[^"]*"/g, "");
  };
  expect(sheet("gas")).toContain("page-station-sealed");
  expect(sheet("gas")).toContain("page-station-look-sealed");
  expect(sheet("infect:red")).toBe(sheet("gas"));
});

const TAKE: Option = {
  action: "take-wounds",
  verb: "take-wounds",
  ap: 0,
  aftermath: [{ character: "red.T", points: 1, health: 0 }],
};
const ARMOR: Option = {
  action: "armor red.T",
  verb: "armor",
  ap: 0,
  character: "red.T",
  card: "armor",
  aftermath: [{ character: "red.T", points: 0, health: 1 }],
};
const HIT: Told = {
  own: { hand: ["gas"] },
  agenda: [
    {
      verb: "wounds",
      weapon: "shot",
      by: "blue",
      hits: [{ character: "red.T", points: 1 }],
      answered: [],
    },
    { verb: "answer", seat: "red" },
  ],
  options: [TAKE],
};

test("whoever is hit sees both answers; without Armor the second is grey, and says why", async () => {
  const { acts, container } = show(HIT);
  expect(container.querySelector(".answers .grey")).toHaveTextContent("option-armor");
  expect(await screen.findByText("why-not-in-hand")).toBeInTheDocument();
  await userEvent.click(button("take-wounds")!);
  expect(acts).toEqual(["take-wounds"]);
});

test("the wounds show the health that is left, and anew when Armor is chosen", async () => {
  const { container } = show({ ...HIT, options: [TAKE, ARMOR] });
  const fate = () => container.querySelector(".whom");
  const full = () => fate()?.querySelectorAll("[role=img] svg:not(.lost)").length;
  expect(fate()).toHaveTextContent("page-station-wound-dies");
  expect(full()).toBe(0);
  await userEvent.click(button("option-armor")!);
  expect(fate()).toHaveTextContent("page-station-wound-left");
  expect(full()).toBe(1);
});

const HEAL: Option = { action: "heal red.T", verb: "heal", ap: 0, character: "red.T" };
const HEAL_OTHER: Option = { action: "heal red.A", verb: "heal", ap: 0, character: "red.A" };
const HEALING: Told = {
  own: { health: [2, 3] },
  agenda: [
    { verb: "healing", seat: "red", user: "red.T", remedy: "first-aid", left: 2, first: null },
  ],
};

test("nobody is chosen to be healed but by a tap, and a second one gives the point", async () => {
  const { acts, container } = show({ ...HEALING, options: [HEAL, HEAL_OTHER] });
  expect(container.querySelector('[aria-pressed="true"]')).toBeNull();
  expect(container).toHaveTextContent("page-station-heal-how");
  await userEvent.click(button("character")!);
  expect(acts).toEqual([]);
  await userEvent.click(button("character")!);
  expect(acts).toEqual(["heal red.T"]);
});

test("where one alone can be healed, one tap gives all points and the line says so", async () => {
  const { acts, container } = show({ ...HEALING, options: [HEAL] });
  expect(container).toHaveTextContent("page-station-heal-all");
  expect(container.querySelectorAll("ul .coming")).toHaveLength(2);
  await userEvent.click(button("character")!);
  expect(acts).toEqual(["heal red.T"]);
});

test("whoever is out has no cards any more, and reads so", () => {
  const { container } = show({
    out: [0],
    own: { health: [0, 0], hand: ["gas", "armor"], table: ["knife"] },
  });
  expect(container).toHaveTextContent("page-station-cards-gone");
  expect(container.querySelector(".hand")).toBeNull();
  expect(button("page-station-table-open")).toBeUndefined();
});

test("where phones lie around one table both answers look alike until one is tried", async () => {
  settings.set("peek", true);
  const { container } = show(HIT);
  expect(container.querySelector(".answers .grey")).toBeNull();
  expect(screen.queryByText("why-not-in-hand")).toBeNull();
  await userEvent.click(button("option-armor")!);
  expect(await screen.findByText("why-not-in-hand")).toBeInTheDocument();
});

test("the story waits for what must be read", async () => {
  const letGo = vi.fn();
  const { table } = example({ own: { infected: true } });
  table.story.hold = vi.fn(() => letGo);
  render(StationScreen, { table, aim: new Aim<Wire>(table), cover: new Cover() });
  expect(table.story.hold).toHaveBeenCalledOnce();
  await userEvent.click(button("page-station-understood")!);
  expect(letGo).toHaveBeenCalledOnce();
});

test("whoever is infected is told so once, in plain words", async () => {
  const told: Told = { own: { infected: true } };
  show(told);
  await userEvent.click(button("page-station-understood")!);
  expect(screen.queryByText("page-station-turned-win-infected")).toBeNull();
  show(told);
  expect(screen.queryByText("page-station-turned-win-infected")).toBeNull();
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
