import { readable } from "svelte/store";

export type Route =
  | { page: "home" }
  | { page: "new" }
  | { page: "puzzles" }
  | { page: "puzzle"; number: number | "today" }
  | { page: "learn" }
  | { page: "lesson"; game: string; name: string | null }
  | { page: "table" | "link"; code: string }
  | { page: "replay" | "mail"; id: string }
  | { page: "film" }
  | { page: "rules"; at: string }
  | { page: "not-found" };

const PUZZLE = /^\/puzzles\/(today|[1-9]\d{0,3})\/?$/;
/** A code may be written in groups. */
const CODED = /^\/(t|l)\/([a-z0-9-]+)\/?$/i;
/** A finished game, by the id of its table. */
const REPLAYED = /^\/g\/([a-z0-9]+)\/?$/;
/** A link in a letter. */
const MAILED = /^\/mail\/([a-z0-9]+)\/?$/;
/** A rule, a game, or nothing. */
const RULES = /^\/rules(?:\/([a-z0-9-]*))?\/?$/i;
/** Without a name: the first lesson of the game that is not done yet. */
const LESSON = /^\/learn\/([a-z]+)(?:\/([a-z-]+))?\/?$/;

export function routeOf(path: string): Route {
  if (path === "/") return { page: "home" };
  if (path === "/new") return { page: "new" };
  if (/^\/g\/?$/.test(path)) return { page: "film" };
  const [, id] = REPLAYED.exec(path) ?? [];
  if (id) return { page: "replay", id };
  const [, mail] = MAILED.exec(path) ?? [];
  if (mail) return { page: "mail", id: mail };
  const rules = RULES.exec(path);
  if (rules) return { page: "rules", at: rules[1] ?? "" };
  if (/^\/puzzles\/?$/.test(path)) return { page: "puzzles" };
  const [, puzzle] = PUZZLE.exec(path) ?? [];
  if (puzzle) return { page: "puzzle", number: puzzle === "today" ? puzzle : Number(puzzle) };
  if (/^\/learn\/?$/.test(path)) return { page: "learn" };
  const [, game, name] = LESSON.exec(path) ?? [];
  if (game) return { page: "lesson", game, name: name ?? null };
  const [, kind, code] = CODED.exec(path) ?? [];
  if (!kind || !code) return { page: "not-found" };
  return {
    page: kind.toLowerCase() === "t" ? "table" : "link",
    code: code.toLowerCase().replaceAll("-", ""),
  };
}

/** The page the address stands for. */
export const route = readable<Route>(routeOf(location.pathname), (set) => {
  const look = () => set(routeOf(location.pathname));
  look();
  addEventListener("popstate", look);
  return () => removeEventListener("popstate", look);
});

/** The new entry of the history knows where the reader came from. */
export function goTo(path: string): void {
  history.pushState({ from: location.pathname }, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
  scrollTo(0, 0);
}

/** Shows another address for the page that is open, such as a table whose code was renewed. */
export function readdress(path: string): void {
  if (location.pathname !== path) history.replaceState(null, "", path);
}

/** Click handler for links within the page; modified clicks (new tab, new window) stay the browser's. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget;
  const own = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button > 0;
  if (own || !(link instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  goTo(link.pathname + link.search);
}
