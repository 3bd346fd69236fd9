import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Heard, isNotice, type Standing } from "./standing.ts";
import { Story } from "./story.svelte.ts";

const event = (name: string): Heard => ({ event: name });
const standing = (number: number, ...names: string[]): Standing =>
  ({ type: "told", number, heard: names.map(event), options: [] }) as unknown as Standing;

const PACES: Record<string, number> = { quick: 0, quicker: 0, drama: 2000 };

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

test("the story runs fast when a decision waits", () => {
  story.hurry();
  story.add(standing(2, "a", "b"));
  vi.advanceTimersByTime(240);
  expect(story.drawn?.number).toBe(2);
});

test("long pieces are hurried less, and the story says how long each stays", () => {
  story.hurry();
  story.add(standing(2, "a", "drama"));
  expect(story.pause).toBe(120);
  vi.advanceTimersByTime(120);
  expect(story.pause).toBe(1000);
  vi.advanceTimersByTime(999);
  expect(story.drawn?.number).toBe(0);
  vi.advanceTimersByTime(1);
  expect(story.drawn?.number).toBe(2);
});

test("with a long queue the story jumps to the present", () => {
  story.add(standing(1, "a"));
  story.add(standing(99, ...Array.from({ length: 80 }, (_, place) => `b${place}`)));
  expect(story.drawn?.number).toBe(99);
  expect(told).toHaveLength(82);
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
