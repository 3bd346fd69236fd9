// @vitest-environment jsdom

import { expect, test } from "vitest";
import { allEyes } from "./paths.ts";
import { Replay, stepIn } from "./replay.svelte.ts";

const HEARD = [[{ event: "a" }], [{ event: "b" }], [], [{ event: "c" }]];
const FILM = { start: {}, changes: [null, null, null], heard: HEARD, moments: [], rounds: [0] };
const CHAIR = { has_guest: false, name: null, is_host: false, level: "easy", persona: "max" };
const ABOUT = {
  ...{ id: "id", game: "any", made: 0, seat: null, host: false, listed: true, shared: false },
  ...{ chairs: [CHAIR, CHAIR], steps: 3, ending: [] },
};

const FILMS = {
  isLocal: false,
  film: () => Promise.resolve(FILM),
  suspicions: () => Promise.resolve({ lines: [], bots: [], out: [] }),
};
const watched = () => Replay.open(ABOUT, FILMS);

test("it plays to the end and stops there, and then begins anew", async () => {
  const replay = await watched();
  replay.toggle();
  replay.tick();
  expect([replay.step, replay.isPlaying]).toEqual([1, true]);
  replay.tick();
  expect([replay.step, replay.isPlaying]).toEqual([3, false]);
  replay.toggle();
  expect([replay.step, replay.isPlaying]).toEqual([0, true]);
});

test("no step leads out of the game", async () => {
  const replay = await watched();
  replay.go(99);
  expect(replay.step).toBe(3);
  replay.go(-5);
  expect(replay.step).toBe(0);
});

test("three speeds go round", async () => {
  const replay = await watched();
  const speeds = [0, 1, 2].map(() => {
    replay.faster();
    return replay.speed;
  });
  expect(speeds).toEqual([2, 4, 1]);
});

test("eyes are open, an onlooker's, or a seat's", () => {
  expect(allEyes(ABOUT)).toEqual(["open", "onlooker", "0", "1"]);
});

test("an address names a moment, and nothing else does", () => {
  expect(["#37", "", "#x", "#-1", "#12345678"].map(stepIn)).toEqual([37, 0, 0, 0, 0]);
});
