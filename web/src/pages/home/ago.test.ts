import { expect, test } from "vitest";
import { ago } from "./ago.ts";

const NOW = 1_000_000_000_000;

test("a moment is told in the largest unit that fits, in the reader's language", () => {
  expect(ago("en", NOW - 5 * 60_000, NOW)).toBe("5 minutes ago");
  expect(ago("en", NOW - 3 * 3_600_000, NOW)).toBe("3 hours ago");
  expect(ago("cs", NOW - 2 * 86_400_000, NOW)).toBe("předevčírem");
  expect(ago("ru", NOW - 5 * 60_000, NOW)).toBe("5 минут назад");
});

test("a clock that runs ahead tells no future", () => {
  expect(ago("en", NOW + 60_000, NOW)).toBe("this minute");
});
