import type { PuzzleShelf } from "../../play/game.ts";
import shipped from "../../../../src/panicroom/puzzles/station.json";
import type { Puzzle } from "./puzzle.ts";
import PuzzleScreen from "./PuzzleScreen.svelte";

/** In the order of the days: `panicroom puzzles` has mixed them. */
const puzzles = (shipped as unknown as Puzzle[]).map((puzzle) => ({
  ...puzzle,
  title: { id: `page-station-puzzle-${puzzle.kind}` },
}));

export const shelf: PuzzleShelf<Puzzle> = { puzzles, Screen: PuzzleScreen };
