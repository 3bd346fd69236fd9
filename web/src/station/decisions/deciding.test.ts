import { expect, test } from "vitest";
import type { Option, View } from "../../wire/station.ts";
import { viewOf } from "../example.ts";
import { coverable, panelFor, woundsIn } from "./deciding.ts";

const OPTION: Option = { action: "give gas", verb: "give", ap: 0 };
const asks = (...agenda: View["agenda"]): View => viewOf({ agenda });
const TRADE = {
  verb: "trade",
  seat: "blue",
  partner: "red",
  room: "storage-2",
  given: null,
  returned: null,
} as const;
const WOUNDS = { verb: "wounds", weapon: "shot", by: "blue", hits: [], answered: [] } as const;

test("both who trade have the panel, and once sealed they wait in the same way", () => {
  expect(panelFor(asks(TRADE), "red", [OPTION])).toBe("trade");
  expect(panelFor(asks(TRADE), "red", [])).toBe("sealed");
  expect(panelFor(asks(TRADE), "blue", [])).toBe("sealed");
  expect(panelFor(asks(TRADE), "green", [])).toBeNull();
  expect(panelFor(asks(TRADE), null, [])).toBeNull();
});

test("an answer is asked of one player, and its wounds lie under it", () => {
  const view = asks({ ...WOUNDS, hits: [], answered: [] }, { verb: "answer", seat: "red" });
  expect(panelFor(view, "red", [OPTION])).toBe("answer");
  expect(panelFor(view, "blue", [])).toBeNull();
  expect(woundsIn(view)?.by).toBe("blue");
});

test("a turn, an encounter and a place have no panel: the map and the verbs are theirs", () => {
  expect(panelFor(asks({ verb: "turn", seat: "red" }), "red", [OPTION])).toBeNull();
  expect(
    panelFor(asks({ verb: "encounter", seat: "red", who: "T", room: "run-1" }), "red", [OPTION]),
  ).toBeNull();
});

test("Armor is drawn by what everybody sees: once for each room, in the hand or not", () => {
  const hits = [
    { character: "red.T", points: 1 },
    { character: "red.A", points: 1 },
  ] as const;
  const together = viewOf({ own: { rooms: ["run-1", "run-1"] } });
  const apart = viewOf({ own: { rooms: ["run-1", "run-2"] } });
  const armor: Option = { action: "armor red.T", verb: "armor", ap: 0, character: "red.T" };
  expect(coverable(together, hits, [])).toEqual(["red.T"]);
  expect(coverable(together, hits, [armor])).toEqual(["red.T"]);
  expect(coverable(apart, hits, [])).toEqual(["red.T", "red.A"]);
});
