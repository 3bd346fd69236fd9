import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import type { Heard, Standing } from "../../table/standing.ts";
import type { Event, View, Wire } from "../../wire/station.ts";
import { language } from "../../words/language.svelte.ts";
import positions from "../map/positions.json";
import Stage from "./Stage.svelte";

const view = positions.full.view as unknown as View;
const said = { id: "event-hive-burned", params: { seat: { id: "seat-green" }, you: "none" } };
const BURNS = "Green burns the Hive!";

const piece = (heard: object) => ({
  heard: heard as unknown as Heard<Wire>,
  after: { view, number: 1, heard: [] } as unknown as Standing<Wire>,
});
const stage = (heard: object, more: object = {}) =>
  render(Stage, { piece: piece(heard), view, ...more }).container;
const live = () => document.querySelector("[aria-live=polite]");

const TRADED = {
  event: "CardsTraded",
  seat: "blue",
  partner: "red",
  given: "infect:blue",
  returned: "ammo",
  said: {
    id: "event-cards-traded",
    params: {
      seat: { id: "seat-blue" },
      partner: { id: "seat-red" },
      given: { id: "card-infect-blue" },
      returned: { id: "card-ammo" },
      you: "partner",
      known: "yes",
      infects: "no",
    },
  },
};

/** Nothing has a size here but what a test says. */
class Unwatching {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

beforeEach(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("ResizeObserver", Unwatching);
  await language.choose("en");
  await language.speakOf("station");
});

test("the sentence is shown, and read aloud", () => {
  stage({ event: "HiveBurned", seat: "green", said });
  expect(live()).toHaveTextContent(BURNS);
  expect(screen.getAllByText(BURNS)).toHaveLength(2);
});

test("the region that is read aloud is there before anything happens in it", async () => {
  const { rerender } = render(Stage, { piece: null, view });
  const before = live();
  expect(before).toHaveTextContent(/^$/);
  await rerender({ piece: piece({ event: "HiveBurned", seat: "green", said }) });
  expect(live()).toBe(before);
  expect(before).toHaveTextContent(BURNS);
});

test("an event nobody has drawn yet is its sentence alone", () => {
  const container = stage({ event: "SomethingNew", said });
  expect(live()).toHaveTextContent(BURNS);
  expect(container.querySelector(".picture svg")).toBeNull();
});

test("however long the sentence is, the picture lies below it", () => {
  const tall = { value: 130, configurable: true };
  Object.defineProperty(HTMLElement.prototype, "clientHeight", tall);
  const container = stage({ event: "HiveBurned", seat: "green", said });
  expect(container.querySelector<HTMLElement>(".picture")?.style.paddingTop).toBe("130px");
  Reflect.deleteProperty(HTMLElement.prototype, "clientHeight");
});

test("a tap on the sentence skips", async () => {
  const onskip = vi.fn();
  stage({ event: "HiveBurned", seat: "green", said }, { onskip });
  await userEvent.click(screen.getByRole("button", { hidden: true }));
  expect(onskip).toHaveBeenCalledOnce();
});

test("it is no stop for the Tab key, and nothing else of it takes a tap", () => {
  stage({ event: "HiveBurned", seat: "green", said }, { onskip: vi.fn() });
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getAllByRole("button", { hidden: true })).toHaveLength(1);
  expect(screen.getByRole("button", { hidden: true })).toHaveAttribute("tabindex", "-1");
});

test("notices are not for the stage", () => {
  const container = stage({ notice: "talked", seat: 0, params: {}, words: "hm", said });
  expect(container.querySelector(".stage")).toBeNull();
});

test("another's trade is two backs, and one's own takes the screen instead", () => {
  const cards = (container: HTMLElement) => container.querySelectorAll(".card").length;
  expect(cards(stage({ ...TRADED, given: "?", returned: "?" }))).toBeGreaterThan(0);
  expect(cards(stage(TRADED))).toBe(0);
});

test("before its picture has shown it no word says it", () => {
  const container = stage({ event: "HiveBurned", seat: "green", said }, { isTold: false });
  expect(container.textContent).not.toContain(BURNS);
});

test("on a screen that others look at, a trade shows as it does to anybody", () => {
  const container = stage(TRADED, { isCovered: true });
  expect(container.querySelector(".face")).toBeNull();
  expect(live()).toHaveTextContent("Blue and Red swap cards.");
});

test("on a screen that others look at, nobody is seen to be infected", () => {
  const infected = { event: "PlayerInfected", seat: "red", by: "blue", said };
  const container = stage(infected, { isCovered: true });
  expect(live()).toHaveTextContent(/^$/);
  expect(container.querySelector(".stage")).toBeNull();
});

test("a wound takes as many hearts as it has points", () => {
  const wound: Event = {
    event: "CharacterWounded",
    character: "red.T",
    points: 2,
    weapon: "shot",
    said,
  };
  const health = view.players[0]?.health[0] ?? 0;
  const container = stage(wound);
  expect(container.querySelectorAll(".lost")).toHaveLength(2);
  expect(container.querySelectorAll(".kept")).toHaveLength(health - 2);
});
