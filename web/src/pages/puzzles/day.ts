/** A puzzle a day, the same for everybody: by the date in UTC alone, no server is asked. */

const DAY = 24 * 60 * 60 * 1000;

/** Days since 1970. */
export function dayOf(now: Date): number {
  return Math.floor(now.getTime() / DAY);
}

/** The number of the puzzle of that day; they come round again when all have been. */
export function numberOn(day: number, puzzles: number): number {
  return (day % puzzles) + 1;
}

export function dateText(day: number, lang: string): string {
  const style = { day: "numeric", month: "long", timeZone: "UTC" } as const;
  return new Date(day * DAY).toLocaleDateString(lang, style);
}
