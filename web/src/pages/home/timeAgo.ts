const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** "5 minutes ago", as the language says it. */
export function timeAgo(lang: string, then: number, now = Date.now()): string {
  const told = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  const past = Math.max(0, now - then);
  const [unit, length] = UNITS.find(([, length]) => past >= length) ?? ["minute", 60_000];
  return told.format(-Math.floor(past / length), unit);
}
