import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Cover } from "../../table/cover.svelte.ts";
import { settings } from "../../ui/settings.svelte.ts";
import type { Line } from "../../table/log.svelte.ts";
import type { View, Wire } from "../../wire/station.ts";
import type { Said } from "../../words/said.ts";
import { example } from "../example.ts";
import { claimsOf, knownOf, surest } from "./dossier.ts";
import Dossier from "./Dossier.svelte";

beforeEach(() => {
  settings.set("peek", true);
  vi.stubGlobal("fetch", async () => Response.json({ paragraphs: [] }));
});
afterEach(() => {
  settings.set("peek", false);
  vi.unstubAllGlobals();
});

test("where others look on, neither what one knows nor what one noted is seen until one looks", async () => {
  const { table } = example();
  const view = table.live!.view!;
  const cover = new Cover();
  render(Dossier, { table, view, player: view.players[1]!, cover });
  expect(screen.getByText("page-station-claims")).toBeVisible();
  expect(screen.queryByText("page-station-known")).toBeNull();
  expect(screen.queryByRole("textbox")).toBeNull();
  cover.lift();
  expect(await screen.findByText("page-station-known")).toBeVisible();
  expect(screen.getByRole("textbox")).toBeVisible();
});

const loyalty = (seat: string): Said => ({
  id: "dossier-loyalty",
  params: { seat: { id: `seat-${seat}` }, sure: "unknown" },
});
const TRADE: Said = { id: "dossier-trade", params: { round: 4 } };
const SCANS: Said = { id: "dossier-scans", params: { scans: [] } };
const PARAGRAPHS = [[loyalty("blue"), TRADE], [loyalty("green")], [SCANS]];

test("what is known of a player is that player's paragraph, whoever asks", () => {
  expect(knownOf("blue", PARAGRAPHS).about).toEqual([loyalty("blue"), TRADE]);
  expect(knownOf("green", PARAGRAPHS).about).toEqual([loyalty("green")]);
});

test("the scans go for all, and of oneself nothing more is known", () => {
  expect(knownOf("red", PARAGRAPHS)).toEqual({ about: [], common: [SCANS] });
});

const saidBy = (key: number): Said => ({
  id: "notice-claimed",
  params: { seat: { id: "seat-blue" }, claim: { id: `claim-${key}` } },
});

test("a claim is kept under who made it, in their own words", () => {
  const claim = (key: number, seat: number, kind: "claim" | "talk"): Line<Wire> => ({
    key,
    kind,
    notice: { notice: "claimed", seat, params: {}, words: null, said: saidBy(key) },
  });
  const lines = [claim(0, 1, "claim"), claim(1, 2, "claim"), claim(2, 1, "talk")];
  expect(claimsOf("blue", lines)).toEqual([{ id: "claim-0" }]);
});

test("after the end a player is what they were, and nothing is left to be known for sure", async () => {
  const { table } = example();
  const shown = table.live!.view!;
  const outcome = { kind: "hive_burned", rule: "WIN-1", winners: ["red"] };
  const view = { ...shown, outcome } as unknown as View;
  const player = { ...view.players[1]!, infected: true, is_host: true };
  render(Dossier, { table, view, player, cover: new Cover() });
  expect(screen.getByText("page-station-was-host")).toBeVisible();
  expect(screen.queryByText("page-station-known")).toBeNull();
});

test("a player’s card tells the side that is certain, else what was learned last", () => {
  const side = (sure: string): Said => ({ id: "dossier-loyalty", params: { sure } });
  const trade: Said = { id: "dossier-trade" };
  expect(surest([side("unknown")])).toBeNull();
  expect(surest([side("unknown"), trade, { id: "dossier-met" }])).toEqual({ id: "dossier-met" });
  expect(surest([side("card"), trade])).toEqual(side("card"));
});
