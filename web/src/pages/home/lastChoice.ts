const KEPT = "panicroom.wished";

/** What somebody likes to play: the game, with how many, and against whom. */
export type LastChoice = { game?: string; seats: Record<string, number>; level?: string };

/** As this browser chose it last. */
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
