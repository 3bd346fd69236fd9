import { expect, test } from "vitest";
import type { Line } from "../../table/log.svelte.ts";
import type { Said } from "../../words/said.ts";
import { claimsOf, knownOf } from "./dossier.ts";

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

test("a claim is kept under who made it", () => {
  const claim = (key: number, seat: number, kind: "claim" | "talk"): Line => ({
    key,
    kind,
    notice: { notice: "claimed", seat, params: {}, words: null, said: { id: `claim-${key}` } },
  });
  const lines = [claim(0, 1, "claim"), claim(1, 2, "claim"), claim(2, 1, "talk")];
  expect(claimsOf("blue", lines)).toEqual([{ id: "claim-0" }]);
});
