import { GAMES } from "../../games.ts";
import type { Game } from "../../play/game.ts";
import { rulesIn, type Rulebook } from "../../play/rulebook.ts";
import { language, say, tell } from "../../words/language.svelte.ts";
import type { Entry } from "./searching.ts";

export const LIBRARY = "/rules";
/** In place of a rule: the editions side by side. */
export const EDITIONS = "editions";

/** An open rulebook; `rule` is null where the whole of it is read. */
export type Opened = { game: Game; book: Rulebook; rule: string | null };

/** The book that an address speaks of, by a game's name or by a rule; null if there is none. */
export async function open(at: string): Promise<Opened | null> {
  const named = GAMES.find(({ name }) => name === at);
  const isWhole = named !== undefined || at === "" || at === EDITIONS;
  for (const game of named ? [named] : GAMES) {
    const book = await game.loadRulebook?.();
    if (book && (isWhole || rulesIn(book.contents).includes(at))) {
      await language.speakOf(game.name, true);
      return { game, book, rule: isWhole ? null : at };
    }
  }
  return null;
}

/** With the marks of our own rulings, (R), only where they are explained. */
export function entry(id: string, isMarked = false): Entry {
  const text = say(`rule-${id}`);
  const plain = text.replaceAll(/\s*\(R\)/g, "").trim();
  return { id, title: tell({ id: `rule-${id}` }, "title"), text: isMarked ? text : plain };
}

/** Text in pieces; a piece that names a rule of the book, or its chapter, leads there. */
export function linked(text: string, rules: readonly string[]): { text: string; rule?: string }[] {
  return text.split(/([A-Z]{3,}(?:-\d+)?)/).map((piece) => {
    const rule = rules.find((id) => id === piece || id.startsWith(`${piece}-`));
    return rule && piece.length > 2 ? { text: piece, rule } : { text: piece };
  });
}
