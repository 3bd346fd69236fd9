import { panik } from "./panik/index.ts";
import { type Game, unknownGame } from "./play/game.ts";
import { station } from "./station/index.ts";

/** All games the page can draw. This is the only list of them: shared code names no game. */
export const GAMES: readonly Game[] = [station, panik];

/** Chosen on the first page until somebody chooses another. */
export const FIRST_GAME = station.name;

export function gameNamed(name: string): Game {
  return GAMES.find((game) => game.name === name) ?? unknownGame(name);
}
