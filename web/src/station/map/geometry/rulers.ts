import type { Cell } from "../../../wire/station.ts";
import { boxOf, centre, type Point } from "./cells.ts";

/** A number of the grid, by which sentences say where a card lies, and where it stands. */
export type Tick = { number: number; at: number };

/** Along the upper edge from west to east, and along the left one. */
export function ticksOf(cells: readonly Cell[]): { columns: Tick[]; rows: Tick[] } {
  const [across, up] = [0, 1].map((place) => cells.map((cell) => Number(cell.split(",")[place])));
  return {
    columns: span(across ?? []).map((number) => ({ number, at: middle(`${number},0`).x })),
    rows: span(up ?? []).map((number) => ({ number, at: middle(`0,${number}`).y })),
  };
}

function span(numbers: readonly number[]): number[] {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return numbers.length ? Array.from({ length: most - least + 1 }, (_, step) => least + step) : [];
}

const middle = (cell: Cell): Point => centre(boxOf(cell));
