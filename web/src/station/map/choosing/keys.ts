import type { Direction } from "../../../wire/station.ts";

export type Key = Direction | "turn" | "fit" | "character";

const KEYS: Record<string, Key> = {
  ArrowUp: "n",
  ArrowRight: "e",
  ArrowDown: "s",
  ArrowLeft: "w",
  r: "turn",
  f: "fit",
  c: "character",
};
/** These need arrows and letters themselves. */
const DEAF = "input, select, textarea, [contenteditable], [role=menu], [role=tablist]";

/** What a key means to the map, wherever the focus is. */
export function keyed(event: KeyboardEvent): Key | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.target instanceof Element && event.target.closest(DEAF)) return null;
  if (document.querySelector("dialog[open]")) return null; // the map lies under it
  return KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? null;
}
