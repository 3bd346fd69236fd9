import { expect, test } from "vitest";
import { timeAgo } from "./timeAgo.ts";

const NOW = 1_000_000_000_000;

test("a moment is told in the largest unit that fits, in the reader's language", () => {
  expect(timeAgo("en", NOW - 5 * 60_000, NOW)).toBe("5 minutes ago");
  expect(timeAgo("en", NOW - 3 * 3_600_000, NOW)).toBe("3 hours ago");
  expect(timeAgo("cs", NOW - 2 * 86_400_000, NOW)).toBe("předevčírem");
  expect(timeAgo("ru", NOW - 5 * 60_000, NOW)).toBe("5 минут назад");
});

test("a moment that is known to the hour is not told to the minute", () => {
  expect(timeAgo("en", NOW - 5 * 60_000, NOW, "hour")).toBe("this hour");
  expect(timeAgo("en", NOW - 90 * 60_000, NOW, "hour")).toBe("1 hour ago");
});

test("a time in the future counts as now", () => {
  expect(timeAgo("en", NOW + 60_000, NOW)).toBe("this minute");
});
