import type { Line } from "../table/log.svelte.ts";
import type { Tab } from "./tabs.ts";

/** Which tab shows which kind of line. */
const READ_AT = { chat: "talk", claims: "claim" } as const;
type News = keyof typeof READ_AT;
const NEWS = ["chat", "claims"] as const;

/** One's own lines are never unread. */
export function fromOthers(lines: readonly Line[], seat: number | null): readonly Line[] {
  const isOwn = (line: Line): boolean => "notice" in line && line.notice.seat === seat;
  return seat === null ? lines : lines.filter((line) => !isOwn(line));
}

/** Counts the lines of others that came since their tab was last seen. */
export class Unread {
  #read = $state.raw<Record<News, number> | null>(null);
  #lines = $state.raw<readonly Line[]>([]);

  /** What was there when the page was opened counts as read. */
  look(lines: readonly Line[], seen: Tab | null): void {
    const last = lines.at(-1)?.key ?? -1;
    this.#lines = lines;
    if (this.#read === null) this.#read = { chat: last, claims: last };
    if (seen === "chat" || seen === "claims") this.#read = { ...this.#read, [seen]: last };
  }

  at(tab: Tab): number {
    if (tab !== "chat" && tab !== "claims") return 0;
    const since = this.#read?.[tab] ?? Infinity;
    return this.#lines.filter(({ key, kind }) => key > since && kind === READ_AT[tab]).length;
  }

  readonly count = $derived(NEWS.reduce((sum, tab) => sum + this.at(tab), 0));
  /** The first tab with something unread. */
  readonly first: Tab | null = $derived(NEWS.find((tab) => this.at(tab) > 0) ?? null);
}
