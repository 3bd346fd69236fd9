import { expect, test } from "vitest";
import type { Option } from "../../../wire/station.ts";
import { cellsOffered, meaningOf, type Offer, turnsAt, waysTo } from "./choosing.ts";
import { boxOf, centre } from "../geometry/cells.ts";
import { drawnRooms, laidBy, thingAt } from "../drawing/drawing.ts";
import { markOf } from "../drawing/marks.ts";
import { POSITIONS } from "../positions.ts";

const offered = (options: Option[], more: Partial<Offer> = {}): Offer => ({
  options,
  targets: [],
  actor: null,
  ...more,
});
const beginning = offered(POSITIONS.beginning.options);
const full = POSITIONS.full.options;
const action = (meaning: ReturnType<typeof meaningOf>) =>
  meaning && "aim" in meaning ? meaning.aim.action : meaning;
const shown = (meaning: ReturnType<typeof meaningOf>) =>
  meaning && "show" in meaning ? meaning.show.action : meaning;
const option = (text: string) => full.find((each) => each.action === text)!;

test("a tap on a room aims at the way there, and a second tap does just that", () => {
  const first = meaningOf(beginning, { room: "terminal" }, null);
  expect(action(first)).toBe("move T e");
  const second = meaningOf(beginning, { room: "terminal" }, waysTo(beginning, "terminal")[0]!);
  expect(action(second)).toBe("move T e");
  const [, other] = waysTo(beginning, "terminal");
  expect(action(meaningOf(beginning, { room: "terminal" }, other!))).toBe("move A e");
});

test("with one character chosen its ways alone count, and a second tap means the same again", () => {
  const offer = { ...beginning, actor: "red.A" as const };
  const [only] = waysTo(offer, "terminal");
  expect(action(meaningOf(offer, { room: "terminal" }, null))).toBe("move A e");
  expect(action(meaningOf(offer, { room: "terminal" }, only!))).toBe("move A e");
});

test("a free way into a room comes before one that costs", () => {
  const move: Option = {
    action: "move T e",
    verb: "move",
    ap: 1,
    character: "red.T",
    room: "hive",
  };
  const run: Option = { ...move, action: "run T e", verb: "run", ap: 0 };
  expect(waysTo(offered([move, run]), "hive").map((each) => each.action)).toEqual(["run T e"]);
});

test("nowhere to go means nothing", () => {
  expect(meaningOf(beginning, { room: "reactor" }, null)).toBeNull();
  expect(meaningOf(beginning, { cell: "5,5" }, null)).toBeNull();
});

test("a ghost lies at each legal doorway; a tap shows it, a second one lays it as it is shown", () => {
  expect(cellsOffered(beginning)).toEqual(["0,-1", "-1,0"]);
  const [upright, turned] = turnsAt(beginning, "0,-1");
  expect(shown(meaningOf(beginning, { cell: "0,-1" }, null))).toBe("explore T s 0");
  expect(action(meaningOf(beginning, { cell: "0,-1" }, upright!))).toBe("explore T s 0");
  expect(action(meaningOf(beginning, { cell: "0,-1" }, turned!))).toBe("explore T s 180");
  expect(laidBy(turned!)).toEqual({ card: "parasite-2", cell: "0,-1", quarter: "180" });
});

test("the same card laid by the other character is the same ghost", () => {
  const twin = POSITIONS.beginning.options.find((each) => each.action === "explore A s 0")!;
  expect(turnsAt(beginning, "0,-1")).toHaveLength(2);
  expect(action(meaningOf(beginning, { cell: "0,-1" }, twin))).toBe("explore A s 0");
});

test("a card that lies in one way only is aimed at, and a second tap means what was aimed at", () => {
  const twin = POSITIONS.beginning.options.find((each) => each.action === "explore A w 0")!;
  expect(action(meaningOf(beginning, { cell: "-1,0" }, null))).toBe("explore T w 0");
  expect(action(meaningOf(beginning, { cell: "-1,0" }, twin))).toBe("explore A w 0");
});

test("a room with one target is aimed at, a crowded one opens the lens", () => {
  const fire = full.filter(({ verb }) => verb === "fire");
  const offer = offered(full, { targets: fire });
  expect(meaningOf(offer, { room: "storage-2" }, null)).toEqual({ lens: "storage-2" });
  const one = offered(full, { targets: fire.slice(0, 1) });
  expect(action(meaningOf(one, { room: "storage-2" }, null))).toBe("fire white.A");
  expect(meaningOf(one, { room: "terminal" }, null)).toBeNull();
});

test("a grenade hits the whole room: no lens, and a second tap throws it", () => {
  const throws = [option("grenade T e"), { ...option("grenade T e"), action: "grenade A e" }];
  const offer = offered(full, { targets: throws });
  expect(action(meaningOf(offer, { room: "terminal" }, null))).toBe("grenade T e");
  expect(action(meaningOf(offer, { room: "terminal" }, throws[1]!))).toBe("grenade A e");
});

test("a tap meets the half of a card it is on", () => {
  const rooms = drawnRooms(POSITIONS.full.view);
  const { x, y } = centre(boxOf("1,-1")); // the Sick Bay, turned
  expect(thingAt({ x, y: y - 20 }, rooms, [])).toEqual({ room: "sick-bay.lower" });
  expect(thingAt({ x, y: y + 20 }, rooms, [])).toEqual({ room: "sick-bay.upper" });
  expect(thingAt(centre(boxOf("-2,-1")), rooms, ["-2,-1"])).toEqual({ cell: "-2,-1" });
  expect(thingAt(centre(boxOf("9,9")), rooms, [])).toBeNull();
});

test("rooms in reach are marked, the aimed one most, and the stage before all", () => {
  const [first] = waysTo(beginning, "terminal");
  expect(markOf("terminal", beginning, null, null)?.kind).toBe("reach");
  expect(markOf("terminal", beginning, first!, null)?.kind).toBe("reach aimed");
  expect(markOf("reactor", beginning, first!, null)).toBeNull();
  const spot = { rooms: ["terminal" as const], kind: "danger" };
  expect(markOf("terminal", beginning, first!, spot)?.kind).toBe("spot danger");
});

test("what is done in the own room marks that room", () => {
  expect(markOf("storage-2", offered([]), option("search A -"), null)?.kind).toBe("reach aimed");
});

test("while a weapon is aimed all but the targets are dimmed", () => {
  const offer = offered(full, { targets: full.filter(({ verb }) => verb === "fire") });
  expect(markOf("storage-2", offer, option("fire white.A"), null)).toEqual({
    kind: "target aimed",
    count: 2,
  });
  expect(markOf("terminal", offer, null, null)?.kind).toBe("dim");
  expect(cellsOffered(offer)).toEqual([]);
});
