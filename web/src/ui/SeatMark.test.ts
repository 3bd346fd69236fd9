import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import SeatMark from "./SeatMark.svelte";
import { COLORS, SHAPES } from "./seats.ts";

test("every seat has a shape of its own, so that color is never the only sign", () => {
  expect(new Set(Object.values(SHAPES)).size).toBe(COLORS.length);
});

test("a mark with a label is a picture with a name, and one without is none to a screen reader", () => {
  render(SeatMark, { color: "blue", label: "Blue" });
  render(SeatMark, { color: "red" });
  expect(screen.getAllByRole("img")).toEqual([screen.getByRole("img", { name: "Blue" })]);
});
