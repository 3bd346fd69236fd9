import { render } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { Heard, Standing } from "../../table/standing.ts";
import type { View, Wire } from "../../wire/station.ts";
import { language } from "../../words/language.svelte.ts";
import positions from "../map/positions.json";
import Stage from "./Stage.svelte";

const view = positions.full.view as unknown as View;
const said = { id: "event-hive-burned", params: { seat: { id: "seat-green" }, you: "none" } };
const BURNS = "Green burns the Hive!";
const BURNED = { event: "HiveBurned", seat: "green", said };

const piece = (heard: object) => ({
  heard: heard as unknown as Heard<Wire>,
  after: { view, number: 1, heard: [] } as unknown as Standing<Wire>,
});
const stage = (heard: object, more: object = {}) =>
  render(Stage, { piece: piece(heard), ...more }).container;
const live = () => document.querySelector<HTMLElement>("[aria-live=polite]");

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

beforeEach(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  await language.choose("en");
  await language.speakOf("station");
});

test("the sentence is read aloud", () => {
  stage(BURNED);
  expect(live()).toHaveTextContent(BURNS);
});

test("the region that is read aloud is there before anything happens in it", async () => {
  const { rerender } = render(Stage, { piece: null });
  const before = live();
  expect(before).toHaveTextContent(/^$/);
  await rerender({ piece: piece(BURNED) });
  expect(live()).toBe(before);
  expect(before).toHaveTextContent(BURNS);
});

test("notices are not for the stage", () => {
  stage({ notice: "talked", seat: 0, params: {}, words: "hm", said });
  expect(live()?.dataset["event"]).toBeUndefined();
});

test("before its picture has shown it no word says it", () => {
  const container = stage(BURNED, { isTold: false });
  expect(container.textContent).not.toContain(BURNS);
});

test("on a screen that others look at, a trade is told as it is to anybody", () => {
  stage(TRADED, { isCovered: true });
  expect(live()).toHaveTextContent("Blue and Red swap cards.");
});

test("on a screen that others look at, nobody is heard to be infected", () => {
  stage({ event: "PlayerInfected", seat: "red", by: "blue", said }, { isCovered: true });
  expect(live()).toHaveTextContent(/^$/);
  expect(live()?.dataset["event"]).toBeUndefined();
});
