import { expect, test } from "vitest";
import type { Line } from "../../table/log.svelte.ts";
import type { ChooseTradeCards, Wire } from "../../wire/station.ts";
import { meetingOf } from "./deciding.ts";

const began = (key: number, who: string): Line<Wire> =>
  ({
    key,
    kind: "event",
    event: "TradeBegan",
    said: { id: "event-TradeBegan", params: { who } },
    heard: { event: "TradeBegan", seat: "yellow", partner: "red", who, room: "run-1" },
  }) as unknown as Line<Wire>;
const TRADE = { verb: "trade", seat: "yellow", partner: "red" } as ChooseTradeCards;

test("of two trades with one player the last says which character it is", () => {
  expect(meetingOf([began(1, "T"), began(2, "A")], TRADE)?.params?.["who"]).toBe("A");
});

test("a trade of others says nothing about this one", () => {
  expect(meetingOf([began(1, "T")], { ...TRADE, partner: "blue" })).toBeNull();
  expect(meetingOf([], TRADE)).toBeNull();
});
