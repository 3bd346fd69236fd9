// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ask } from "../../net/api.ts";
import { percent, TurningSearch } from "./turning.svelte.ts";

vi.mock("../../net/api.ts", () => ({ ask: vi.fn() }));

const POINTS = [{ step: 3, before: 0.25, after: 0.755 }];
const answers = (...told: { progress: number | null; points: typeof POINTS | null }[]) =>
  told.forEach((each) => vi.mocked(ask).mockResolvedValueOnce(each));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.mocked(ask).mockReset();
});

test("nobody searches before somebody asks, and then it is followed to its end", async () => {
  const search = new TurningSearch(() => "abc");
  answers({ progress: null, points: null });
  await search.look();
  await vi.runAllTimersAsync();
  expect([search.isKnown, search.progress, vi.mocked(ask).mock.calls.length]).toEqual([
    true,
    null,
    1,
  ]);
  answers({ progress: 0, points: null }, { progress: 0.4, points: null });
  await search.begin();
  await vi.advanceTimersToNextTimerAsync();
  expect(search.progress).toBe(0.4);
  answers({ progress: 1, points: POINTS });
  await vi.runAllTimersAsync();
  expect(search.points).toEqual(POINTS);
  expect(vi.mocked(ask).mock.calls.map(([method]) => method)).toEqual([
    "GET",
    "POST",
    "GET",
    "GET",
  ]);
});

test("an answer that is lost is asked for again, until one goes away", async () => {
  const search = new TurningSearch(() => "abc");
  answers({ progress: 0.1, points: null });
  await search.look();
  vi.mocked(ask).mockRejectedValueOnce(new Error("lost"));
  await vi.advanceTimersToNextTimerAsync();
  answers({ progress: 0.2, points: null });
  await vi.advanceTimersToNextTimerAsync();
  expect(search.progress).toBe(0.2);
  search.stop();
  await vi.runAllTimersAsync();
  expect(vi.mocked(ask)).toHaveBeenCalledTimes(3);
});

test("chances are told in percent", () => {
  expect([0, 0.255, 1].map(percent)).toEqual([0, 26, 100]);
});
