import { expect, test } from "vitest";
import type { Heard } from "../table/standing.ts";
import { soundOf } from "./sounds.ts";

const heard = (event: object): Heard => event as Heard;

test("a manor that pays is heard, one that does not is silent", () => {
  const scored = (points: number[]) => heard({ event: "ManorScored", manor: "red.1", points });
  expect(soundOf(scored([3, 0]))).not.toBeNull();
  expect(soundOf(scored([0, 0]))).toBeNull();
});

test("talk and what is only written down are silent", () => {
  expect(soundOf(heard({ notice: "talked", seat: 0 }))).toBeNull();
  expect(soundOf(heard({ event: "ManorsDealt", seat: "red", manors: "?" }))).toBeNull();
  expect(soundOf(heard({ event: "HunterPlaced" }))).not.toBeNull();
});
