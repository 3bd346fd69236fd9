import { codewords } from "./codewords.ts";
import { type Grid, patterned } from "./grid.ts";
import { MASKS, penalty } from "./masks.ts";

const FORMAT = 0x537;
const FORMAT_MASK = 0x5412;
/** The column of dots takes no text. */
const DOTS = 6;

/**
 * A QR code (ISO/IEC 18004, level M, up to version 6), or null for a text too long: 106 bytes are
 * enough for any table's link. Of all masks the one that is easiest to read.
 */
export function qrCode(text: string): Grid | null {
  const found = codewords(text);
  if (found === null) return null;
  const tried = MASKS.map((_, mask) => drawn(found.version, found.bytes, mask));
  const hard = tried.map(penalty);
  return tried[hard.indexOf(Math.min(...hard))] ?? null;
}

/** All of it as one path: a square of 1 for each dark place. */
export function pathOf(grid: Grid): string {
  const rows = grid.lines(true);
  const runs = rows.flatMap((row, y) =>
    [...row.matchAll(/1+/g)].map(
      ({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`,
    ),
  );
  return runs.join("");
}

function drawn(version: number, bytes: number[], mask: number): Grid {
  const grid = patterned(version);
  writeFormat(grid, mask);
  const isTurned = MASKS[mask];
  let bit = 0;
  for (const [x, y] of way(grid.size)) {
    if (grid.isFixed(x, y)) continue;
    const byte = bytes[bit >> 3] ?? 0;
    const isDark = ((byte >> (7 - (bit & 7))) & 1) === 1;
    grid.set(x, y, isDark !== isTurned?.(x, y));
    bit += 1;
  }
  return grid;
}

/** Pairs of columns from the right, up and down in turn. */
function* way(size: number): Generator<[number, number]> {
  let isUp = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === DOTS) right -= 1;
    for (let step = 0; step < size; step++) {
      const y = isUp ? size - 1 - step : step;
      yield [right, y];
      yield [right - 1, y];
    }
    isUp = !isUp;
  }
}

/** Level (M is 0) and mask, corrected and written twice. */
function writeFormat(grid: Grid, mask: number): void {
  let rest = mask;
  for (let step = 0; step < 10; step++) rest = (rest << 1) ^ ((rest >> 9) * FORMAT);
  const bits = ((mask << 10) | rest) ^ FORMAT_MASK;
  const last = grid.size - 1;
  for (let bit = 0; bit < 15; bit++) {
    const isDark = ((bits >> bit) & 1) === 1;
    const down = bit < 6 ? bit : bit < 8 ? bit + 1 : last - 14 + bit;
    const left = bit < 8 ? last - bit : bit === 8 ? 7 : 14 - bit;
    grid.fix(8, down, isDark);
    grid.fix(left, 8, isDark);
  }
  grid.fix(8, grid.size - 8, true);
}
