import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Log } from "./log.svelte.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a picked event is marked for five seconds, each pick for its full time", () => {
  const log = new Log();
  log.look({ event: "CharacterMoved" });
  vi.advanceTimersByTime(4000);
  log.look({ event: "RoomSearched" });
  vi.advanceTimersByTime(4000);
  expect(log.looked?.event).toBe("RoomSearched");
  vi.advanceTimersByTime(1000);
  expect(log.looked).toBeNull();
});
