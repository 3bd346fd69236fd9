import { ask } from "./api.ts";
import { Problem, UNREACHABLE } from "./problem.ts";

/** What this device keeps of what the server says, for a time without a net: lessons, which are the same for
    everybody, and replays that somebody wants to keep. */
const CACHE = "panicroom.kept";
const PREFIX = "/kept";

/** What the server says now; without a net what it said last, if that is kept. */
export async function askOrKept<Answer>(path: string): Promise<Answer> {
  try {
    return await ask<Answer>("GET", path);
  } catch (error) {
    const isLost = error instanceof Problem && error.code === UNREACHABLE;
    const found = isLost ? await kept<Answer>(path) : null;
    if (found === null) throw error;
    return found;
  }
}

export async function keep<Answer>(path: string): Promise<Answer> {
  const answer = await ask<Answer>("GET", path);
  await (await caches.open(CACHE)).put(PREFIX + path, Response.json(answer));
  return answer;
}

export async function kept<Answer>(path: string): Promise<Answer | null> {
  if (!canKeep()) return null;
  const found = await (await caches.open(CACHE)).match(PREFIX + path);
  return found ? ((await found.json()) as Answer) : null;
}

/** The paths that begin so. */
export async function keptUnder(begin: string): Promise<string[]> {
  if (!canKeep()) return [];
  const keys = await (await caches.open(CACHE)).keys();
  const paths = keys.map(({ url }) => decodeURI(new URL(url).pathname + new URL(url).search));
  return paths.map((path) => path.slice(PREFIX.length)).filter((path) => path.startsWith(begin));
}

export async function dropUnder(begin: string): Promise<void> {
  const cache = canKeep() ? await caches.open(CACHE) : null;
  for (const path of await keptUnder(begin)) await cache?.delete(PREFIX + path);
}

/** Not every browser does, and none outside of HTTPS. */
export function canKeep(): boolean {
  return "caches" in globalThis;
}
