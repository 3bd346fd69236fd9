// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../ui/settings.svelte.ts";
import { guest } from "./guest.svelte.ts";
import { beginTravelling, forgetTravel, meetSettings } from "./travelling.ts";

/** What the server keeps of the guest. */
let kept = { version: 0, values: {} as object };
const asked: string[] = [];

beforeEach(async () => {
  kept = { version: 0, values: {} };
  localStorage.clear();
  vi.useFakeTimers();
  vi.stubGlobal(
    "fetch",
    vi.fn(async (...given: Parameters<typeof fetch>) => answer(...given)),
  );
  beginTravelling();
  await guest.sitDown("Ann");
  asked.length = 0;
});

function answer(path: unknown, { method, body }: RequestInit = {}): Response {
  asked.push(`${method} ${path}`);
  if (path === "/api/guests") return Response.json({ token: "secret", guest: { name: "Ann" } });
  if (method === "PUT") kept = { version: kept.version + 1, ...JSON.parse(String(body)) };
  return Response.json(kept);
}

afterEach(() => {
  settings.onset = () => {};
  settings.take({ text: "normal", still: false });
  guest.forget();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what is set here travels once it has settled", async () => {
  settings.set("text", "large");
  settings.set("text", "largest");
  await vi.runAllTimersAsync();
  expect(asked).toEqual(["PUT /api/me/settings"]);
  expect(kept).toMatchObject({ version: 1, values: { text: "largest" } });
  await meetSettings();
  expect(asked.at(-1), "nothing is newer here").toBe("GET /api/me/settings");
});

test("what was set elsewhere since is taken over", async () => {
  kept = { version: 3, values: { text: "large", still: true } };
  await meetSettings();
  expect([settings.text, settings.still]).toEqual(["large", true]);
  settings.take({ text: "normal" });
  await meetSettings();
  expect(settings.text, "it is known already").toBe("normal");
});

test("whoever comes back by a link gets the settings of that guest", async () => {
  settings.set("text", "large");
  kept = { version: 1, values: { text: "largest" } };
  forgetTravel();
  await meetSettings();
  expect(settings.text).toBe("largest");
});

test("without a guest nothing is sent", async () => {
  guest.forget();
  settings.set("text", "large");
  await vi.runAllTimersAsync();
  expect(asked).toEqual([]);
});
