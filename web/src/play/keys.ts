/** What keys do to the story: stop it, go on by one, change its speed. */
export type StoryKey = "pause" | "next" | "speed";

/** What a key means anywhere in a game, unless somebody is typing or a sheet is open. */
export type Meaning = { digit: number } | { does: "do" | "back" | "why" | "log" | StoryKey };

const MEANINGS: Record<string, Meaning> = {
  Enter: { does: "do" },
  Escape: { does: "back" },
  "?": { does: "why" },
  l: { does: "log" },
  L: { does: "log" },
  p: { does: "pause" },
  n: { does: "next" },
  s: { does: "speed" },
};
/** These already use Enter. */
const PRESSED = "a, button, summary, [role=button], [role=tab]";
const TYPED = "input, textarea, select, [contenteditable]";

export function meaningOf(event: KeyboardEvent): Meaning | null {
  const { key, target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (target instanceof Element) {
    if (target.closest(TYPED) || target.closest("dialog")) return null;
    if (key === "Enter" && target.closest(PRESSED)) return null;
  }
  return /^[1-9]$/.test(key) ? { digit: Number(key) } : (MEANINGS[key] ?? null);
}
