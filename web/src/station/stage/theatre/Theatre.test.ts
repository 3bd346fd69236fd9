import { render } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { Table } from "../../../table/table.svelte.ts";
import type { View, Wire } from "../../../wire/station.ts";
import { language } from "../../../words/language.svelte.ts";
import positions from "../../map/positions.json";
import Theatre from "./Theatre.svelte";

const view = positions.full.view as unknown as View;
const said = { id: "event-heat-scan-held", params: { infected: 2, living: 5 } };

function theatre(event: object, isTold = true): HTMLElement {
  const after = { view, number: 1, heard: [] };
  const story = { now: { heard: { said, ...event }, after }, isTold, pause: 2500, skip: vi.fn() };
  const table = { story } as unknown as Table<Wire>;
  return render(Theatre, { table, view }).container;
}

beforeEach(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  await language.choose("en");
  await language.speakOf("station");
});

test("the scan treats all faces alike, and its number comes last", () => {
  const scan = { event: "HeatScanHeld", infected: 2, living: 5 };
  const before = theatre(scan, false);
  expect(before.querySelectorAll(".warm")).toHaveLength(view.players.length);
  expect(before.querySelectorAll("i")).toHaveLength(0);
  expect(before.querySelector(".theatre > p")?.textContent).toBe("");
  expect(before.textContent).not.toMatch(/\d/);
  const after = theatre(scan);
  expect(after.querySelectorAll("i")).toHaveLength(5);
  expect(after.querySelectorAll(".hot")).toHaveLength(2);
  expect(after.querySelector(".warm .hot")).toBeNull();
});

test("an infection shows the own face and no mask, the Host's a mask", () => {
  const infected = theatre({ event: "PlayerInfected", seat: "red", by: "blue" });
  expect(infected.querySelector("[href='#trooper-red']")).toBeInTheDocument();
  expect(infected.querySelector(".mask")).toBeNull();
  expect(theatre({ event: "HostDrawn", seat: "red" }).querySelector(".mask")).toBeInTheDocument();
});

test("a step leaves the map in sight", () => {
  expect(theatre({ event: "CharacterMoved", seat: "red" }).querySelector(".theatre")).toBeNull();
});
