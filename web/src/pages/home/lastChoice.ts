import { readStored, store } from "../../ui/stored.ts";

const KEPT = "panicroom.wished";

/** Game, number of seats per game, and level of the bots. */
export type LastChoice = { game?: string; seats: Record<string, number>; level?: string };

/** What was chosen last in this browser. */
export function readLastChoice(): LastChoice {
  const kept = readStored(KEPT) as Partial<LastChoice> | null;
  return { ...kept, seats: { ...kept?.seats } };
}

export function keepLastChoice(choice: LastChoice): void {
  store(KEPT, choice);
}
