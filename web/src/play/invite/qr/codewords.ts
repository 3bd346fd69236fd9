import { correction } from "./field.ts";

/** By version, from 1: bytes of text and correction in all, of correction in a block, and blocks. */
const VERSIONS = [
  { total: 26, corrects: 10, blocks: 1 },
  { total: 44, corrects: 16, blocks: 1 },
  { total: 70, corrects: 26, blocks: 1 },
  { total: 100, corrects: 18, blocks: 2 },
  { total: 134, corrects: 24, blocks: 2 },
  { total: 172, corrects: 16, blocks: 4 },
];
const BYTES = 0b0100;
const HEADER = 2; // the kind of text and its length, of 4 and 8 bits, and 4 bits at the end
const FILLING = [0xec, 0x11];

export type Codewords = { version: number; bytes: number[] };

/** The text as bytes with their correction, in the smallest version that holds it (level M). */
export function codewords(text: string): Codewords | null {
  const bytes = [...new TextEncoder().encode(text)];
  for (const [place, { total, corrects, blocks }] of VERSIONS.entries()) {
    const room = total - corrects * blocks;
    if (bytes.length + HEADER > room) continue;
    const data = filled(headed(bytes), room);
    return { version: place + 1, bytes: woven(data, blocks, corrects) };
  }
  return null;
}

/** Everything is half a byte late, because the kind takes only half a one. */
function headed(bytes: number[]): number[] {
  const all = [bytes.length, ...bytes, 0];
  return all.map((byte, place) => {
    const before = place ? (all[place - 1] ?? 0) : BYTES;
    return ((before & 15) << 4) | (byte >> 4);
  });
}

function filled(bytes: number[], room: number): number[] {
  const missing = Array.from(
    { length: room - bytes.length },
    (_, place) => FILLING[place % 2] ?? 0,
  );
  return [...bytes, ...missing];
}

/** A byte of each block in turn, so that a stain hurts none of them too much. */
function woven(data: number[], count: number, corrects: number): number[] {
  const size = data.length / count;
  const blocks = Array.from({ length: count }, (_, place) =>
    data.slice(place * size, (place + 1) * size),
  );
  const corrections = blocks.map((block) => correction(block, corrects));
  return [...inTurn(blocks), ...inTurn(corrections)];
}

function inTurn(blocks: number[][]): number[] {
  const length = blocks[0]?.length ?? 0;
  return Array.from({ length }, (_, place) => blocks.map((block) => block[place] ?? 0)).flat();
}
