import { beforeEach, expect, test } from "vitest";
import { Aim } from "../play/aim.svelte.ts";
import { settings } from "../ui/settings.svelte.ts";
import type { Table } from "../table/table.svelte.ts";
import type { Manor, Option, Wire } from "../wire/panik.ts";
import { Picking } from "./picking.svelte.ts";

let done: string[];
let table: {
  live: { decision: number };
  story: { isBehind: boolean };
  options: Option[];
  act(action: string): Promise<boolean>;
};
let aim: Aim<Wire>;
let picking: Picking;

const place = (kind: string, manor: string): Option =>
  ({ action: `place ${kind} ${manor}`, verb: "place", hunter: `red:${kind}`, manor }) as Option;

function offer(...options: Option[]): void {
  table = {
    live: { decision: 7 },
    story: { isBehind: false },
    options,
    act: async (action) => done.push(action) > 0,
  };
  aim = new Aim<Wire>(table as unknown as Table<Wire>);
  picking = new Picking(aim, () => table.live.decision);
}

beforeEach(() => {
  done = [];
  settings.oneTap = false;
  offer(place("basic", "red.1"), place("basic", "blue.1"), place("tandem", "red.1"));
});

test("a tap on a hunter lights its manors, a tap on one of them aims, a second one does it", () => {
  expect(picking.lit).toEqual([]);
  picking.tapHunter("red:basic");
  expect(picking.lit).toEqual(["red.1", "blue.1"]);
  expect(picking.tapManor("blue.1")).toBe(true);
  expect(aim.aimed?.action).toBe("place basic blue.1");
  expect(done).toEqual([]);
  picking.tapManor("blue.1");
  expect(done).toEqual(["place basic blue.1"]);
});

test("the manor may come first: then those who can go there are ready", () => {
  expect(picking.tapManor("blue.1")).toBe(true); // only one kind can go there
  picking.clear();
  expect(picking.tapManor("red.1")).toBe(false);
  expect(picking.ready).toEqual(["red:basic", "red:tandem"]);
  picking.tapHunter("red:tandem");
  expect(aim.aimed?.action).toBe("place tandem red.1");
  expect(done).toEqual([]);
});

test("who cannot go to the manor that came first can still be picked, for another one", () => {
  offer(place("basic", "red.1"), place("call", "red.1"), place("tandem", "blue.1"));
  picking.tapManor("red.1");
  expect(picking.ready).not.toContain("red:tandem");
  expect(picking.offered).toContain("red:tandem");
  picking.tapHunter("red:tandem");
  expect(picking.lit).toEqual(["blue.1"]);
});

test("a picked hunter is put back by a second tap, and nothing is aimed at any more", () => {
  picking.tapHunter("red:tandem");
  picking.tapManor("red.1");
  picking.tapHunter("red:tandem");
  expect(aim.aimed).toBeNull();
  expect(picking.lit).toEqual([]);
});

test("another hunter is aimed at the same manor, if it can go there", () => {
  picking.tapHunter("red:basic");
  picking.tapManor("red.1");
  picking.tapHunter("red:tandem");
  expect(aim.aimed?.action).toBe("place tandem red.1");
  picking.tapHunter("red:basic");
  picking.tapManor("blue.1");
  picking.tapHunter("red:tandem");
  expect(aim.aimed).toBeNull();
  expect(picking.lit).toEqual(["red.1"]);
});

test("what is aimed at in the list of options is lit on the table too", () => {
  aim.show(table.options[2]!);
  expect(picking.pick).toEqual({ hunter: "red:tandem", manor: "red.1" });
});

test("a hunter that is no longer aimed stays picked, and its manors stay lit", () => {
  picking.tapHunter("red:basic");
  picking.tapManor("blue.1");
  aim.drop();
  expect(picking.pick).toEqual({ hunter: "red:basic", manor: null });
  expect(picking.lit).toEqual(["red.1", "blue.1"]);
});

test("a hunter is dropped where it is offered, and nowhere else", () => {
  expect(picking.drop("red:tandem", null, "blue.1")).toBe(false);
  expect(aim.aimed).toBeNull();
  expect(picking.drop("red:tandem", null, "red.1")).toBe(true);
  expect(aim.aimed?.action).toBe("place tandem red.1");
  expect(done).toEqual([]);
});

test("with one-tap moves the manor does it at once", () => {
  settings.oneTap = true;
  picking.tapHunter("red:basic");
  expect(done).toEqual([]);
  picking.tapManor("blue.1");
  expect(done).toEqual(["place basic blue.1"]);
});

test("where several hunters may leave a manor, it says nothing before one of them is tapped", () => {
  const send = (hunter: string): Option =>
    ({ action: `send-back ${hunter}`, verb: "send-back", hunter, origin: "red.1" }) as Option;
  const basic = send("blue:basic");
  offer(basic, send("red:tandem"), { action: "end-turn", verb: "end-turn" });
  expect(picking.lit).toEqual(["red.1", "red.1"]);
  expect(picking.ready).toEqual([]); // a tandem in the hand is another one
  expect(picking.tapManor("red.1")).toBe(false);
  expect(aim.aimed).toBeNull();
  aim.at(basic);
  picking.tapManor("red.1");
  expect(done).toEqual(["send-back blue:basic"]);
});

test("in the setup a manor is all there is to tap", () => {
  const turn = (manor: Manor): Option => ({ action: `turn-up ${manor}`, verb: "turn-up", manor });
  offer(turn("red.1"), turn("red.2"));
  expect(picking.lit).toEqual(["red.1", "red.2"]);
  picking.tapManor("red.2");
  expect(aim.aimed?.action).toBe("turn-up red.2");
});
