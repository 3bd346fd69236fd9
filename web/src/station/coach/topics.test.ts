import { expect, test } from "vitest";
import type { Option, View } from "../../wire/station.ts";
import { topicsOf } from "./topics.ts";

const view = (verb: string): View => ({ agenda: [{ verb, seat: "red" }] }) as unknown as View;
const END: Option = { action: "end-turn", verb: "end-turn", ap: 0 };

test("what is asked comes before what has happened", () => {
  const topics = topicsOf(
    view("trade"),
    [END],
    [{ event: "HeatScanHeld" }, { event: "TurnEnded" }],
  );
  expect(topics).toEqual([
    { name: "trade", rule: "INFECT-1", isAsked: true },
    { name: "scan", rule: "SCAN-1", isAsked: false },
  ]);
});

test("nobody is taught a decision that others take", () => {
  expect(topicsOf(view("trade"), [], [])).toEqual([]);
});

test("a decision without a sentence has none", () => {
  expect(topicsOf(view("wounds"), [END], [])).toEqual([]);
});
