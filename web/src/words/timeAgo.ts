type Unit = "day" | "hour" | "minute";

const LENGTHS: Record<Unit, number> = { day: 86_400_000, hour: 3_600_000, minute: 60_000 };
const UNITS: Unit[] = ["day", "hour", "minute"];

/** "5 minutes ago", as the language says it; in no smaller unit than `least`. */
export function timeAgo(
  lang: string,
  then: number,
  now = Date.now(),
  least: Unit = "minute",
): string {
  const told = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  const past = Math.max(0, now - then);
  const unit = UNITS.find((each) => past >= LENGTHS[each] || each === least) ?? least;
  return told.format(-Math.floor(past / LENGTHS[unit]), unit);
}
