import { scope } from "./scope.ts";

/** All files of this build, and what tells it from others: both are written in when it is built. */
const FILES = JSON.parse("__FILES__") as string[];
const BUILD = "__BUILD__";

const PREFIX = "panicroom.build.";
const SHELL = "/";
const HASHED = "/assets/";
/** A page that was opened before the last update goes on with the build it came from. */
const KEPT_BUILDS = 2;
/** Milliseconds that a net may take for the page before the one that is kept is shown. */
const PATIENCE = 4000;

/** A file whose name has a hash is the same in every build, so only what is new is fetched. */
export async function keepBuild(): Promise<void> {
  const build = await caches.open(PREFIX + BUILD);
  const keep = async (path: string) => {
    const kept = path.startsWith(HASHED) ? await caches.match(path) : undefined;
    await build.put(path, kept ?? (await fetched(path)));
  };
  await Promise.all([SHELL, ...FILES].map(keep));
}

async function fetched(path: string): Promise<Response> {
  const answer = await fetch(path, { cache: path.startsWith(HASHED) ? "default" : "no-cache" });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

export async function dropOldBuilds(): Promise<void> {
  const builds = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const others = builds.filter((name) => name !== PREFIX + BUILD);
  const old = others.slice(0, Math.max(0, others.length + 1 - KEPT_BUILDS));
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** What the server says comes from the server alone: neither the API nor anything else is kept. */
export function answerFor(request: Request): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== scope.location.origin) return null;
  if (pathname.startsWith("/api/")) return null;
  if (request.mode === "navigate") return page(request);
  if (pathname.startsWith(HASHED)) return file(request);
  return FILES.includes(pathname) ? fetch(request).catch(() => kept(request)) : null;
}

/** The server's own, which fits the server; without an answer, the one of this build. */
async function page(request: Request): Promise<Response> {
  const shell = await (await caches.open(PREFIX + BUILD)).match(SHELL);
  if (!shell) return fetch(request);
  const late = new Promise<Response>((done) => setTimeout(() => done(shell), PATIENCE));
  const answer = fetch(request).then((found) => (found.status < 500 ? found : shell));
  return Promise.race([answer.catch(() => shell), late]);
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

async function kept(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? Response.error();
}
