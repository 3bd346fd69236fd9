import type { Character, Event } from "../../../wire/station.ts";

/** How many points each has lost in an act. */
export function woundsIn(act: readonly Event[]): Map<Character, number> {
  const found = new Map<Character, number>();
  for (const each of act) {
    if (each.event !== "CharacterWounded") continue;
    found.set(each.character, (found.get(each.character) ?? 0) + each.points);
  }
  return found;
}
