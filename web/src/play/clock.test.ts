import { expect, test } from "vitest";
import { isShort, timeLeft } from "./clock.ts";

test("a clock shows minutes and seconds, and hours where there are any", () => {
  expect(timeLeft(41_000)).toBe("0:41");
  expect(timeLeft(725_000)).toBe("12:05");
  expect(timeLeft(26 * 3_600_000)).toBe("26:00:00");
});

test("a second that has begun is still shown, and none is owed after the end", () => {
  expect(timeLeft(400)).toBe("0:01");
  expect(timeLeft(-5_000)).toBe("0:00");
});

test("the last 15 seconds are marked as short", () => {
  expect(isShort(15_000)).toBe(true);
  expect(isShort(16_000)).toBe(false);
});
