import type { Option, Seat, ShareHealing, View } from "../../wire/station.ts";

/** Points of health that can only go to one. */
export type Destined = { frame: ShareHealing; option: Option };

export function destinedIn(
  view: View,
  me: Seat | null,
  options: readonly Option[],
): Destined | null {
  const frame = view.agenda.at(-1);
  if (frame?.verb !== "healing" || frame.seat !== me) return null;
  const [option, ...others] = options.filter(({ verb }) => verb === "heal");
  return option && !others.length ? { frame, option } : null;
}

/** The server asks point by point: whether the answer to an earlier point answers this one, too. */
export function isAnswered(now: Destined, earlier: Destined | null): boolean {
  if (earlier === null || earlier.option.action !== now.option.action) return false;
  const { user, remedy, left } = earlier.frame;
  return now.frame.user === user && now.frame.remedy === remedy && now.frame.left < left;
}
