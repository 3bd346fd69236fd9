import { FIRST_GAME, gameNamed } from "../../games.ts";
import type { PuzzleShelf } from "../../play/game.ts";
import { language } from "../../words/language.svelte.ts";

/** The puzzles with their words. */
export async function loadShelf(): Promise<PuzzleShelf> {
  const game = gameNamed(FIRST_GAME);
  if (!game.loadPuzzles) throw new Error(`${game.name} has no puzzles`);
  const [shelf] = await Promise.all([game.loadPuzzles(), language.speakOf(game.name, false, true)]);
  return shelf;
}
