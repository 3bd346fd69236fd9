import { expect, test } from "vitest";
import type { Direction, Option } from "../../../wire/station.ts";
import type { Offer } from "./choosing.ts";
import { drawnRooms } from "../drawing/drawing.ts";
import { POSITIONS } from "../positions.ts";
import { stepped, towards, turned } from "./steering.ts";

const at = (name: keyof typeof POSITIONS, more: Partial<Offer> = {}) => {
  const { view, options } = POSITIONS[name];
  const offer: Offer = { options, targets: [], actor: null, ...more };
  const rooms = drawnRooms(view);
  return {
    offer,
    find: (action: string) => options.find((each) => each.action === action)!,
    to: (direction: Direction, aimed: Option | null = null) =>
      towards(offer, direction, aimed, rooms)?.action,
  };
};

test("an arrow aims at the move or the new room that way", () => {
  const { to, find } = at("beginning");
  expect(to("e")).toBe("move T e");
  expect(to("e", find("move T e"))).toBe("move A e");
  expect(to("s")).toBe("explore T s 0");
  expect(at("beginning", { actor: "red.A" }).to("w")).toBe("explore A w 0");
  expect(at("full", { actor: "red.A" }).to("s")).toBeUndefined();
});

test("among places on the whole map an arrow goes to the nearest that way", () => {
  const { to, find } = at("reveal");
  expect(to("e")).toBe("lay -2,0 0");
  expect(to("e", find("lay -2,0 0"))).toBe("lay -1,1 180");
  expect(to("e", find("lay -1,1 180"))).toBe("lay 1,1 0");
  expect(to("w", find("lay 2,0 0"))).toBe("lay 1,1 0");
  expect(to("n", find("lay 1,1 0"))).toBeUndefined();
});

test("among targets too", () => {
  const targets = POSITIONS.full.options.filter(({ verb }) => verb === "grenade");
  const { to, find } = at("full", { targets });
  expect(to("w", find("grenade T e"))).toBe("grenade A e"); // the Reactor lies between
});

test("a new room turns only as it may", () => {
  const { offer, find } = at("beginning");
  expect(turned(offer, find("explore T s 0"))?.action).toBe("explore T s 180");
  expect(turned(offer, find("explore T w 0"))).toBeNull();
  expect(turned(offer, find("move T e"))).toBeNull();
  expect(turned(offer, null)).toBeNull();
});

test("previous and next go through all places and round", () => {
  const { offer, find } = at("reveal");
  expect(stepped(offer, null, 1)?.action).toBe("lay -2,0 0");
  expect(stepped(offer, null, -1)?.action).toBe("lay 2,0 0");
  expect(stepped(offer, find("lay -2,0 180"), 1)?.action).toBe("lay -1,1 180");
  expect(stepped(offer, find("lay 2,0 0"), 1)?.action).toBe("lay -2,0 0");
  expect(stepped(offer, find("lay -2,0 0"), -1)?.action).toBe("lay 2,0 0");
});
