// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { settings } from "./settings.svelte.ts";

afterEach(() => {
  settings.take({ text: "normal", volume: 0.6, still: false });
  settings.onset = () => {};
});

test("what is set is kept in this browser, and told once", () => {
  settings.onset = vi.fn();
  settings.set("text", "large");
  expect(JSON.parse(localStorage.getItem("panicroom.settings") ?? "")).toMatchObject({
    text: "large",
    volume: 0.6,
  });
  expect(settings.onset).toHaveBeenCalledTimes(1);
});

test("settings from elsewhere count as far as this page understands them", () => {
  settings.onset = vi.fn();
  settings.follow({ text: "huge", volume: "loud", still: true, later: 1 });
  expect(settings.text).toBe("normal");
  expect(settings.volume).toBe(0.6);
  expect(settings.still).toBe(true);
  expect(settings.values).not.toHaveProperty("later");
  expect(settings.onset, "nobody has set them here").not.toHaveBeenCalled();
});
