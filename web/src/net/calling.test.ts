// @vitest-environment jsdom

import { beforeEach, expect, test, vi } from "vitest";
import { ask } from "./api.ts";
import { calling } from "./calling.svelte.ts";
import { guest } from "./guest.svelte.ts";

vi.mock("./api.ts", () => ({ ask: vi.fn() }));
vi.mock("../words/language.svelte.ts", () => ({ say: (id: string) => id }));

const QUIET = { begin: 0, end: 60, zone: "UTC" };
let endpoint: string | undefined;
const made = () => endpoint && { toJSON: () => ({ endpoint, keys: {} }) };
const pushManager = {
  getSubscription: () => Promise.resolve(made() ?? null),
  subscribe: vi.fn(() => Promise.resolve((endpoint ??= "https://push.example.org/new"))),
};
const told = () =>
  vi.mocked(ask).mock.calls.flatMap(([method, , body]) => (method === "PUT" ? [body] : []));

beforeEach(() => {
  localStorage.clear();
  endpoint = undefined;
  vi.mocked(ask).mockReset();
  vi.mocked(ask).mockImplementation((method) =>
    Promise.resolve(method === "GET" ? { server: "AAAA", on: true, quiet: QUIET } : null),
  );
  vi.spyOn(guest, "token", "get").mockReturnValue("token");
  vi.stubGlobal("PushManager", {});
  vi.stubGlobal("Notification", {
    permission: "granted",
    requestPermission: () => Promise.resolve("granted"),
  });
  const cache = { put: () => Promise.resolve() };
  vi.stubGlobal("caches", { open: () => Promise.resolve(cache) });
  const serviceWorker = { ready: Promise.resolve({ pushManager }) };
  Object.defineProperty(navigator, "serviceWorker", { value: serviceWorker, configurable: true });
});

test("a subscription that the browser has dropped is made anew, and told", async () => {
  await calling.mend();
  expect(told()).toMatchObject([{ endpoint: "https://push.example.org/new", quiet: QUIET }]);
  await calling.mend();
  expect(told()).toHaveLength(1);
});

test("one that has changed is told", async () => {
  await calling.mend();
  endpoint = "https://push.example.org/changed";
  await calling.mend();
  expect(told()).toMatchObject([{}, { endpoint: "https://push.example.org/changed" }]);
});

test("who does not want to be called is not subscribed", async () => {
  pushManager.subscribe.mockClear();
  vi.mocked(ask).mockResolvedValue({ server: "AAAA", on: false, quiet: null });
  await calling.mend();
  expect(pushManager.subscribe).not.toHaveBeenCalled();
});
