import { expect, test } from "vitest";
import { boxOf } from "./cells.ts";
import { POSITIONS } from "../positions.ts";
import { iconIn, roomsOn, sidesOf } from "./printed.ts";
import { cellsBeyond, doorways } from "./walls.ts";

test("a card turned by 180 has its sides across, one on its side clockwise", () => {
  expect(sidesOf("empty-2", "0")).toEqual({ n: "open", e: "open", s: "security", w: "security" });
  expect(sidesOf("empty-2", "180")).toEqual({ n: "security", e: "security", s: "open", w: "open" });
  expect(sidesOf("hive", "0")).toMatchObject({ s: "open", w: "wall" });
  expect(sidesOf("hive", "90")).toMatchObject({ s: "wall", w: "open" });
  expect(sidesOf("hive", "270")).toMatchObject({ e: "open", w: "wall" });
});

test("the upper room is above, and below when its card is turned", () => {
  const place = (quarter: "0" | "180") => roomsOn("vault", quarter, boxOf("0,0"));
  expect(place("0").map(({ room, box }) => [room, box.y])).toEqual([
    ["vault.upper", 0],
    ["vault.lower", 80],
  ]);
  expect(place("180").map(({ box }) => box.y)).toEqual([80, 0]);
  expect(iconIn("vault.upper")).toBe("terminal");
  expect(iconIn("vault.lower")).toBeNull();
  expect(roomsOn("run-1", "0", boxOf("0,0"))).toHaveLength(1);
});

test("a passage is drawn once and secured if either side is", () => {
  const found = doorways([
    { card: "reactor", cell: "0,0", quarter: "0" },
    { card: "run-1", cell: "0,1", quarter: "180" }, // its security door is south now
  ]);
  const between = found.filter(({ at }) => at.x === 80 && at.y === 0);
  expect(between).toHaveLength(1);
  expect(between[0]).toMatchObject({ isSecured: true, leads: true, side: "n" });
  expect(found.filter(({ leads }) => !leads)).toHaveLength(4); // three of the Reactor, one east
});

test("a card of two rooms has a security door inside", () => {
  const inside = doorways([{ card: "sick-bay", cell: "0,0", quarter: "180" }]).find(({ key }) =>
    key.endsWith("inside"),
  );
  expect(inside).toMatchObject({ isSecured: true, leads: true });
});

test("on a whole map every doorway between two cards is there once", () => {
  const found = doorways(POSITIONS.full.view.map);
  const places = found.map(({ at }) => `${at.x},${at.y}`);
  expect(new Set(places).size).toBe(places.length);
});

test("cards may come to lie behind doorways, and nowhere else", () => {
  const found = cellsBeyond([
    { card: "reactor", cell: "0,0", quarter: "0" },
    { card: "team-1", cell: "1,0", quarter: "180" }, // open to the north and to the west
  ]);
  expect(found.sort()).toEqual(["-1,0", "0,-1", "0,1", "1,1"]);
});
