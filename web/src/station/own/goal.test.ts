import { expect, test } from "vitest";
import type { View } from "../../wire/station.ts";
import { viewOf } from "../example.ts";
import { playerOf } from "../players/players.ts";
import { goalOf } from "./goal.ts";

const goalIn = (view: View) => goalOf(view, playerOf(view, "red")!);

test("a human counts the Gas Cans in hand against what this game's Hive takes", () => {
  const view = viewOf({ own: { hand: ["gas", "armor", "gas", "infect:red"] } });
  view.rulings.gas_needed = 4;
  expect(goalIn(view)).toMatchObject({ side: "human", gas: 2, needed: 4 });
});

test("the Hive is found as soon as it lies on the map", () => {
  const view = viewOf();
  expect(goalIn(view).hive).toBe("hidden");
  view.map = [...view.map, { card: "hive", cell: "9,9", quarter: "0" }];
  expect(goalIn(view).hive).toBe("found");
});

test("without an own Trooper somebody else's must burn it", () => {
  expect(goalIn(viewOf()).hasTrooper).toBe(true);
  expect(goalIn(viewOf({ own: { health: [0, 3] } })).hasTrooper).toBe(false);
});

test("of infection cards only those of one's own color count: others infect nobody", () => {
  const view = viewOf({ own: { hand: ["infect:red", "infect:blue", "host"], infected: true } });
  expect(goalIn(view)).toMatchObject({ side: "infected", infections: 1 });
});

test("the Host is told apart from the infected, and the dead have no goal left", () => {
  expect(goalIn(viewOf({ own: { infected: true, is_host: true } })).side).toBe("host");
});
