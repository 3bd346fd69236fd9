import { scope } from "./scope.ts";

/** What the server sends: which table, and why. Nothing of the game is in it. */
type Call = { table: string; kind: string };
type Texts = Record<string, { title: string; body: string } | undefined>;

/** The page leaves the words here, in its language: see `net/calling.svelte.ts`. */
const WORDS = "/calls";
const NAME = "Panic Room";

/** A newer call to a table takes the place of the one before. */
export async function show(text: string | undefined): Promise<void> {
  const call = read(text);
  if (!call) return;
  const kept = await caches.match(WORDS);
  const texts = kept ? ((await kept.json()) as Texts) : {};
  const { title, body } = texts[call.kind] ?? { title: NAME, body: "" };
  const options = { body, tag: call.table, icon: "/icon-192.png", data: call.table };
  await scope.registration.showNotification(title, options);
}

/** The page if it is open anywhere, or else a new one. */
export async function answer(table: unknown): Promise<void> {
  const path = `/t/${String(table)}`;
  const pages = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find(({ url }) => new URL(url).pathname === path) ?? pages[0];
  if (!page) await scope.clients.openWindow(path);
  else if (page.url.endsWith(path)) await page.focus();
  else await (await page.focus()).navigate(path);
}

function read(text: string | undefined): Call | null {
  try {
    const call = JSON.parse(text ?? "") as Partial<Call> | null;
    const { table, kind } = call ?? {};
    return typeof table === "string" && typeof kind === "string" ? { table, kind } : null;
  } catch {
    return null;
  }
}
