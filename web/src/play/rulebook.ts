import type { Component } from "svelte";
import type { Sign } from "../ui/icons/signs.ts";
import type { Said } from "../words/said.ts";
import type { StillProps } from "./game.ts";

/** What one seat sees, what it does there, and what comes of it: a refusal, or a story. */
export type Example = {
  seat: number;
  view: object;
  does: Said | null;
  refused: Said | null;
  told: Said[];
};

/** A ruling on which the editions differ: the rules it settles, and its sentence in each edition. */
export type Difference = { rules: string[]; said: Record<string, Said> };

/** As `make types` writes it: ids and parameters, whose words are in the catalogues. */
export type Contents = {
  /** The rules of each chapter. */
  chapters: Record<string, string[]>;
  editions: string[];
  differences: Difference[];
  /** By rule; not every rule has one. */
  examples: Record<string, Example>;
};

/** The rulebook of a game on the page. */
export type Rulebook = {
  contents: Contents;
  signs: Record<string, Sign>;
  /** What the pictures refer to by id; mounted once. */
  Drawings: Component;
  /** The cards and rooms that a rule speaks of. */
  Pictures: Component<{ rule: string }>;
  /** Draws the view of an example. */
  Still: Component<StillProps> | null;
};

export function rulesIn({ chapters }: Contents): string[] {
  return Object.values(chapters).flat();
}

/** `TRADE-3` is of the chapter that holds it. */
export function chapterOf({ chapters }: Contents, rule: string): string | null {
  return Object.keys(chapters).find((chapter) => chapters[chapter]?.includes(rule)) ?? null;
}

export function differencesOf({ differences }: Contents, rule: string): Difference[] {
  return differences.filter(({ rules }) => rules.includes(rule));
}
