// @vitest-environment jsdom

import { beforeEach, expect, test, vi } from "vitest";
import type { Line } from "../../table/log.svelte.ts";
import type { Standing } from "../../table/standing.ts";
import type { Event, PlayerView, Wire } from "../../wire/station.ts";
import { Story } from "../../table/story.svelte.ts";
import {
  infectedBy,
  isBeingTold,
  isOnStage,
  lastHandShown,
  lastTrade,
  noteNewSide,
  newSideOf,
} from "./infection.ts";

const player = (infected: boolean, is_host = false): PlayerView =>
  ({ seat: "red", infected, is_host }) as PlayerView;
const line = (key: number, event: string, params: Record<string, unknown>): Line<Wire> =>
  ({
    key,
    kind: "event",
    event,
    said: { id: event, params },
    scene: false,
  }) as unknown as Line<Wire>;

beforeEach(() => localStorage.clear());

test("a human is told nothing, an infected player is told once at each table", () => {
  expect(newSideOf(player(false), "abc")).toBeNull();
  expect(newSideOf(player(true), "abc")).toBe("infected");
  noteNewSide("abc", "infected");
  expect(newSideOf(player(true), "abc")).toBeNull();
  expect(newSideOf(player(true), "other")).toBe("infected");
});

test("who is dealt the Host card sees so before reading it: the first state is drawn before its story", () => {
  vi.useFakeTimers();
  const story = new Story<Wire>(
    () => 600,
    () => undefined,
  );
  const standing = (view: object | null, ...events: string[]): Standing<Wire> =>
    ({ view, heard: events.map((event) => ({ event })) }) as unknown as Standing<Wire>;
  story.begin(standing(null));
  const first = standing({}, "GameBegan", "HostDrawn");
  story.add(first);
  expect([story.drawn, isBeingTold(story)]).toEqual([first, true]);
  vi.advanceTimersByTime(1100);
  expect(isBeingTold(story)).toBe(true);
  vi.advanceTimersByTime(200);
  expect(isBeingTold(story)).toBe(false);
  vi.useRealTimers();
});

test("whoever becomes the Host after having been infected is told again", () => {
  noteNewSide("abc", "infected");
  expect(newSideOf(player(true, true), "abc")).toBe("host");
});

test("the trade that is remembered is one's own, not what others did", () => {
  const lines = [
    line(1, "CardsTraded", { you: "partner" }),
    line(2, "CardsTraded", { you: "none" }),
    line(3, "PlayerInfected", { you: "seat", by: { id: "seat-blue" } }),
  ];
  expect(lastTrade(lines)?.key).toBe(1);
  expect(infectedBy(lines)).toEqual({ id: "seat-blue" });
  expect(infectedBy([])).toBeNull();
});

test("a hand is remembered by the one it was shown to, not by who looked on", () => {
  const shown = (key: number, viewer: string, cards: string[] | "?"): Line<Wire> => {
    const heard = { event: "HandShown", seat: "blue", viewer, cards };
    return {
      key,
      kind: "event",
      event: "HandShown",
      said: { id: "" },
      scene: false,
      heard,
    } as unknown as Line<Wire>;
  };
  const lines = [shown(1, "red", ["gas", "host"]), shown(2, "green", "?")];
  const seen = { key: 1, seat: "blue", cards: ["gas", "host"] };
  expect(lastHandShown(lines, "red")).toMatchObject(seen);
  expect(lastHandShown(lines, "green")).toBeNull();
  expect(lastHandShown(lines, "yellow")).toBeNull();
});

test("a trade is over when all that came of it has been told", () => {
  const [traded, infected, later] = ["CardsTraded", "PlayerInfected", "TurnEnded"].map(
    (event) => ({ event }) as Event,
  );
  const after = { heard: [traded, infected] } as never;
  const trade = { key: 1, said: { id: "x" }, heard: traded! };
  expect(isOnStage(trade, { heard: traded!, after })).toBe(true);
  expect(isOnStage(trade, { heard: infected!, after })).toBe(true);
  expect(isOnStage(trade, { heard: later!, after: { heard: [later] } as never })).toBe(false);
  expect(isOnStage(trade, null)).toBe(false);
});
