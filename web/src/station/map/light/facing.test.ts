import { expect, test } from "vitest";
import type { LaidCard } from "../../../wire/station.ts";
import { Facing } from "./facing.ts";
import type { Bearer } from "./sources.ts";

const MAP: LaidCard[] = [
  { card: "team-1", cell: "0,0", quarter: "0" }, // open to the east and to the south
  { card: "terminal", cell: "1,0", quarter: "0" },
];
const bearer = (x: number, y: number, key = "red.T"): Bearer => {
  return { key, at: { x, y }, role: "T", share: 1 };
};

test("at first one looks through a doorway, two through different ones", () => {
  const facing = new Facing();
  facing.note([bearer(60, 80), bearer(100, 80, "blue.T")], MAP);
  expect(facing.of("red.T")).toBe(0);
  expect(facing.of("blue.T")).toBe(Math.PI / 2);
});

test("then where one last went, and not where one stepped aside", () => {
  const facing = new Facing();
  facing.note([bearer(240, 84)], MAP);
  facing.note([bearer(80, 84)], MAP);
  expect(facing.of("red.T")).toBe(Math.PI);
  facing.note([bearer(107, 84)], MAP);
  expect(facing.of("red.T")).toBe(Math.PI);
});
