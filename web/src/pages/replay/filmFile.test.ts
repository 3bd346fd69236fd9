import { expect, test } from "vitest";
import { readBrought } from "./filmFile.ts";

const FILM = JSON.stringify({ film: 1, game: "any", films: { open: {} } });
const RECORD = '{"record":1,"game":"any","key":"k"}\n{"seat":0,"action":"x"}\n';

async function zipped(text: string): Promise<Blob> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  return new Response(stream).blob();
}

test("a film is read, compressed or not", async () => {
  expect(await readBrought(new Blob([FILM]))).toEqual({ film: JSON.parse(FILM) });
  expect(await readBrought(await zipped(FILM))).toEqual({ film: JSON.parse(FILM) });
});

test("a record stays a text", async () => {
  expect(await readBrought(new Blob([RECORD]))).toEqual({ record: RECORD });
});

test("anything else is neither", async () => {
  const later = JSON.stringify({ film: 2, films: { open: {} } });
  for (const text of ["", "null", "[1]", "not JSON", "{}", later]) {
    expect(await readBrought(new Blob([text]))).toBe(null);
  }
  const broken = new Blob([new Uint8Array([0x1f, 0x8b, 1, 2, 3])]);
  expect(await readBrought(broken)).toBe(null);
});
