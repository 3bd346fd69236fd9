import type { Component } from "svelte";

/** What a briefing explains, in this order. */
export const LINES = ["you", "win", "turn", "secret", "beware"] as const;
export type BriefingLine = (typeof LINES)[number];

/** How a game draws the lines, and what its drawings refer to by id. */
export type BriefingPictures = { Picture: Component<{ line: BriefingLine }>; Drawings: Component };
