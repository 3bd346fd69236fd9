// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toasts } from "../../ui/toasts.svelte.ts";
import { language } from "../../words/language.svelte.ts";
import { shareResult } from "./sharing.ts";

const TEXT = "All is over.";
const writeText = vi.fn(() => Promise.resolve());

beforeEach(async () => {
  await language.choose("en");
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  writeText.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

test("where the browser can share, it does, and nothing is copied", async () => {
  const share = vi.fn(() => Promise.resolve());
  vi.stubGlobal("navigator", { share, clipboard: { writeText } });
  await shareResult(TEXT);
  expect(share).toHaveBeenCalledWith({ text: TEXT, url: `${location.origin}/` });
  expect(writeText).not.toHaveBeenCalled();
});

test("who thinks better of sharing hears nothing of it", async () => {
  const share = vi.fn(() => Promise.reject(new Error("AbortError")));
  vi.stubGlobal("navigator", { share, clipboard: { writeText } });
  await expect(shareResult(TEXT)).resolves.toBeUndefined();
});

test("elsewhere the result is copied with the address of the page, and of no table", async () => {
  const show = vi.spyOn(toasts, "show");
  await shareResult(TEXT);
  expect(writeText).toHaveBeenCalledWith(`${TEXT} ${location.origin}/`);
  expect(show).toHaveBeenCalledWith("The result is copied.");
});
