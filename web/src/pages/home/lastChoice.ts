const KEPT = "panicroom.wished";

/** Game, number of seats per game, and level of the bots. */
export type LastChoice = { game?: string; seats: Record<string, number>; level?: string };

/** What was chosen last in this browser. */
export function readLastChoice(): LastChoice {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<LastChoice>;
    return { ...kept, seats: { ...kept.seats } };
  } catch {
    return { seats: {} };
  }
}

export function keepLastChoice(choice: LastChoice): void {
  localStorage.setItem(KEPT, JSON.stringify(choice));
}
