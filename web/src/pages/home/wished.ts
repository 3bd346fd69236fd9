const KEPT = "panicroom.wished";

/** What somebody likes to play: the game, with how many, and against whom. */
export type Wished = { game?: string; seats: Record<string, number>; level?: string };

/** As this browser chose it last. */
export function lastWished(): Wished {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Wished>;
    return { ...kept, seats: { ...kept.seats } };
  } catch {
    return { seats: {} };
  }
}

export function keepWished(wished: Wished): void {
  localStorage.setItem(KEPT, JSON.stringify(wished));
}
