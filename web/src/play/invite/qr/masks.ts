import type { Grid } from "./grid.ts";

/** Which squares are turned over, so that no large patch looks alike: by column and row. */
export const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

const RUN = /0{5,}|1{5,}/g;
/** Around the code it is light. */
const MARGIN = "0000";
/** Looks like an eye where there is none. */
const EYE = /(?=10111010000|00001011101)/g;

/** How hard a code is on its reader: the standard's four counts. */
export function penalty(grid: Grid): number {
  const lines = [...grid.lines(true), ...grid.lines(false)];
  const runs = lines.flatMap((line) => line.match(RUN) ?? []);
  const eyes = lines.flatMap((line) => [...`${MARGIN}${line}${MARGIN}`.matchAll(EYE)]);
  return (
    runs.reduce((sum, run) => sum + run.length - 2, 0) +
    3 * patches(grid) +
    40 * eyes.length +
    10 * imbalance(grid)
  );
}

function patches(grid: Grid): number {
  let count = 0;
  for (let y = 1; y < grid.size; y++) {
    for (let x = 1; x < grid.size; x++) {
      const isDark = grid.isDark(x, y);
      const isPatch = [grid.isDark(x - 1, y), grid.isDark(x, y - 1), grid.isDark(x - 1, y - 1)];
      if (isPatch.every((each) => each === isDark)) count += 1;
    }
  }
  return count;
}

/** In steps of five in a hundred from half and half. */
function imbalance(grid: Grid): number {
  const all = grid.lines(true).join("");
  const dark = all.replaceAll("0", "").length;
  return Math.floor(Math.abs((dark * 20) / all.length - 10));
}
