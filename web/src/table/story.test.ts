// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../ui/settings.svelte.ts";
import { type Heard, isNotice, type Standing } from "./standing.ts";
import { Story } from "./story.svelte.ts";
import type { Beat } from "./storyPace.ts";

const event = (name: string): Heard => ({ event: name });
const standing = (number: number, ...names: string[]): Standing =>
  ({ type: "told", number, heard: names.map(event), options: [] }) as unknown as Standing;

const PACES: Record<string, number | Beat> = {
  quick: 0,
  quicker: 0,
  drama: 2000,
  trade: { lasts: 2500, tells: 2000 },
  own: { lasts: 5000, tells: 2500, weight: "whole" },
  step: { lasts: 450, tells: 0, weight: "quiet" },
};

let told: string[];
let story: Story;

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  story = new Story(
    (heard) => PACES[isNotice(heard) ? heard.notice : heard.event] ?? 600,
    (heard) => told.push("event" in heard ? heard.event : heard.notice),
  );
  story.begin(standing(0, "before"));
});
afterEach(() => {
  story.close();
  vi.useRealTimers();
});

test("the first state is drawn at once", () => {
  expect(story.drawn?.number).toBe(0);
  expect(story.now).toBeNull();
  expect(told).toEqual(["before"]);
});

test("pieces are played one at a time, and the state is drawn after the last of them", () => {
  story.add(standing(2, "a", "b"));
  expect(told).toEqual(["before", "a"]);
  expect(story.drawn?.number).toBe(0);
  vi.advanceTimersByTime(600);
  expect(told).toEqual(["before", "a", "b"]);
  expect(story.drawn?.number).toBe(0);
  vi.advanceTimersByTime(600);
  expect(story.drawn?.number).toBe(2);
  expect(story.now).toBeNull();
});

test("what happens meanwhile waits its turn, and each state is drawn in order", () => {
  story.add(standing(1, "a"));
  story.add(standing(2, "b"));
  expect(story.waiting).toBe(1);
  vi.advanceTimersByTime(600);
  expect(story.drawn?.number).toBe(1);
  expect(story.now).toBeNull(); // a rest between two acts
  expect(story.isBehind).toBe(true);
  vi.advanceTimersByTime(250);
  expect(story.now?.heard).toEqual(event("b"));
  vi.advanceTimersByTime(600);
  expect(story.drawn?.number).toBe(2);
});

test("a state without news is not drawn before what came earlier", () => {
  story.add(standing(1, "a"));
  story.add(standing(2));
  expect(story.drawn?.number).toBe(0);
  vi.advanceTimersByTime(600);
  expect(story.drawn?.number).toBe(2);
});

test("pieces with a pace of 0 take no time", () => {
  story.add(standing(2, "quick", "quicker"));
  expect(story.drawn?.number).toBe(2);
  expect(told).toEqual(["before", "quick", "quicker"]);
});

test("skip goes on by one piece, live jumps to the present, and every piece is logged", () => {
  story.add(standing(3, "a", "b", "c"));
  story.skip();
  expect(told.at(-1)).toBe("b");
  story.live();
  expect(told).toEqual(["before", "a", "b", "c"]);
  expect(story.drawn?.number).toBe(3);
  expect(story.now).toBeNull();
});

test("what must be read is shown for its whole time, whatever waits behind it", () => {
  for (let number = 1; number < 3; number++) story.add(standing(number, "drama"));
  story.add(standing(3, "own"));
  for (let number = 4; number < 20; number++) story.add(standing(number, "a", "drama"));
  while (story.now?.heard !== null && !told.includes("own")) vi.advanceTimersByTime(100);
  expect(story.now?.heard).toEqual(event("own"));
  expect(story.pause).toBe(5000);
});

test("words come when the picture has shown it", () => {
  story.add(standing(1, "trade", "a"));
  expect([story.isTold, told.at(-1)]).toEqual([false, "before"]);
  vi.advanceTimersByTime(1999);
  expect(told.at(-1)).toBe("before");
  vi.advanceTimersByTime(1);
  expect([story.isTold, told.at(-1)]).toEqual([true, "trade"]);
  vi.advanceTimersByTime(500);
  expect(told).toEqual(["before", "trade", "a"]);
});

test("what has no picture of its own is told with the one that shows it", () => {
  story.add(standing(1, "quick", "trade"));
  expect(told).toEqual(["before"]);
  vi.advanceTimersByTime(2000);
  expect(told).toEqual(["before", "quick", "trade"]);
});

test("what is skipped before its picture has shown it is told all the same, once", () => {
  story.add(standing(1, "trade", "a"));
  story.skip();
  expect(told).toEqual(["before", "trade", "a"]);
  story.add(standing(2, "trade"));
  story.live();
  expect(told).toEqual(["before", "trade", "a", "trade"]);
});

test("the more is waiting, the faster it is told", () => {
  for (const [waiting, pause] of [
    [2, 2000],
    [4, 1500],
    [6, 1000],
    [8, 700],
  ] as const) {
    for (let number = 0; number <= waiting; number++) story.add(standing(number, "drama"));
    expect(story.pause).toBe(2000);
    vi.advanceTimersByTime(2000);
    while (!story.now) vi.advanceTimersByTime(1); // a rest
    expect(story.pause, `${waiting} waiting`).toBe(pause);
    story.live();
  }
});

test("where there is no time only the gravest event of each act is shown, and all are told", () => {
  story.add(standing(1, "a"));
  story.add(standing(2, "a", "drama", "b"));
  for (let number = 3; number < 13; number++) story.add(standing(number, "drama"));
  vi.advanceTimersByTime(600);
  expect(story.now?.heard).toEqual(event("drama"));
  expect(told).toEqual(["before", "a", "a", "drama"]);
});

test("in haste steps in a row are drawn at once, for as long as one, and every other act is shown", () => {
  const acts = ["a", "step", "step", "step", "b", "step", "step", "c"];
  for (let number = 1; number <= 24; number++) story.add(standing(number, acts[number % 8] ?? "a"));
  const staged: string[] = [];
  while (story.isBehind) {
    if (story.now?.heard && "event" in story.now.heard) staged.push(story.now.heard.event);
    story.skip();
    while (story.isBehind && !story.now) vi.advanceTimersByTime(50);
  }
  expect(staged.filter((each) => each !== "step")).toHaveLength(9);
  expect(staged.filter((each) => each === "step").length).toBeLessThan(15);
});

test("more than 20 s behind it is told in writing", () => {
  for (let number = 0; number < 40; number++) story.add(standing(1, "drama"));
  vi.advanceTimersByTime(20_500);
  expect(story.missed).toEqual([]);
  expect(story.isBehind).toBe(true);
  story.add(standing(2, "a"));
  expect(story.isBehind).toBe(false);
  expect(story.drawn?.number).toBe(2);
  expect(story.missed.at(-1)).toMatchObject({ heard: event("a"), before: { number: 1 } });
  expect(story.missedFor).toBeGreaterThan(20_000);
  expect(told).toHaveLength(42);
  story.read();
  expect(story.missed).toEqual([]);
});

test("what happens in a hidden tab waits, and is written down when it is too much", () => {
  for (const [away, written] of [
    [15_000, 0],
    [21_000, 11],
  ] as const) {
    const letGo = story.hold(true);
    for (let number = 1; number < 12; number++) story.add(standing(number, "drama"));
    vi.advanceTimersByTime(away);
    letGo();
    expect(story.missed).toHaveLength(written);
    story.live();
  }
});

test("whoever reads what covers the story is not away: it goes on where it was", () => {
  const letGo = story.hold();
  for (let number = 1; number < 12; number++) story.add(standing(number, "drama"));
  vi.advanceTimersByTime(60_000);
  letGo();
  expect(story.missed).toEqual([]);
  expect(story.now?.heard).toEqual(event("drama"));
});

test("the reader stops the story and lets it go on", () => {
  story.add(standing(1, "a"));
  story.togglePause();
  for (const number of [2, 3, 4, 5]) story.add(standing(number, "quick", "b"));
  vi.advanceTimersByTime(90_000);
  expect([story.isPaused, story.now?.heard]).toEqual([true, event("a")]);
  story.togglePause();
  expect(story.missed).toEqual([]); // who has stopped it wants to see it
  vi.advanceTimersByTime(600);
  expect(story.drawn?.number).toBe(1);
  story.togglePause();
  story.live();
  expect(story.isPaused).toBe(false);
});

test("slow and fast are told slower and faster, instant not at all", () => {
  for (const [speed, pause] of [
    ["slow", 3200],
    ["fast", 1200],
  ] as const) {
    settings.set("speed", speed);
    story.add(standing(1, "drama"));
    expect(story.pause).toBe(pause);
    story.live();
  }
  settings.set("speed", "instant");
  story.add(standing(2, "drama", "trade"));
  expect(story.drawn?.number).toBe(2);
  expect(told.at(-1)).toBe("trade");
  settings.set("speed", "normal");
});

test("the story is behind until everything has been played", () => {
  expect(story.isBehind).toBe(false);
  story.add(standing(1, "a"));
  expect(story.isBehind).toBe(true);
  vi.advanceTimersByTime(600);
  expect(story.isBehind).toBe(false);
});

test("while held the story stands still, and then goes on where it was", () => {
  const letGo = story.hold();
  story.add(standing(1, "a"));
  story.add(standing(2, "quick"));
  story.add(standing(3));
  vi.advanceTimersByTime(9000);
  expect(story.drawn?.number).toBe(0);
  expect(story.isBehind).toBe(true);
  letGo();
  expect(told).toEqual(["before", "a"]);
  vi.advanceTimersByTime(600);
  expect(story.drawn?.number).toBe(3);
});

test("chat is logged while the story is held, and hides no decision", () => {
  story.hold();
  const word = { notice: "talked" } as Heard;
  story.add({ ...standing(1), heard: [word] } as Standing);
  expect(told).toEqual(["before", "talked"]);
  expect(story.isBehind).toBe(false);
  expect(story.drawn?.number).toBe(1);
});

test("the piece on the stage is shown again after a hold, and logged once", () => {
  story.add(standing(1, "a"));
  const unseen = story.now;
  const letGo = story.hold();
  vi.advanceTimersByTime(9000);
  expect(story.now).toBe(unseen);
  letGo();
  expect(story.now).not.toBe(unseen);
  vi.advanceTimersByTime(599);
  expect(story.now?.heard).toEqual(event("a"));
  vi.advanceTimersByTime(1);
  expect(story.drawn?.number).toBe(1);
  expect(told).toEqual(["before", "a"]);
});

test("a story held twice goes on when both holds are released", () => {
  const [one, other] = [story.hold(), story.hold()];
  story.add(standing(1, "a"));
  one();
  expect(story.now).toBeNull();
  other();
  expect(story.now?.heard).toEqual(event("a"));
});

test("jumping to the present releases every hold", () => {
  const letGo = story.hold();
  story.add(standing(1, "a"));
  story.live();
  expect(story.drawn?.number).toBe(1);
  story.add(standing(2, "a", "b"));
  vi.advanceTimersByTime(300);
  letGo();
  vi.advanceTimersByTime(300);
  expect(told.at(-1)).toBe("b");
});

test("the first view of a game is drawn at once, and its story played on it", () => {
  const lobby = { ...standing(1), view: null } as unknown as Standing;
  const laid = { ...standing(2, "a"), view: {} } as unknown as Standing;
  story.begin(lobby);
  story.add(laid);
  expect(story.drawn).toBe(laid);
  expect(story.isBehind).toBe(true);
  story.add({ ...standing(3, "b"), view: {} } as unknown as Standing);
  expect(story.drawn).toBe(laid);
});
