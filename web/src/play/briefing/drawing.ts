/** Paths in a field of 64 by 48: bodies, what one wants, and what lurks. */
export type Drawing = { body?: string; lit?: string; grim?: string };

/** What a briefing explains, in this order. */
export const LINES = ["you", "win", "turn", "secret", "beware"] as const;
export type Drawings = Record<(typeof LINES)[number], Drawing>;

/** A finger, and the rings of a tap. */
export const TAP: Drawing = {
  body: "M28 44c-3-6-8-10-6-12s5 1 7 3V18c0-4 6-4 6 0v10l9 3c3 1 3 4 2 7l-2 6z",
  lit: "M22 20a10 10 0 1 1 20 0",
};
