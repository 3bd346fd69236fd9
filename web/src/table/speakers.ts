import type { ChairView } from "../wire/protocol.ts";
import type { Line } from "./log.svelte.ts";
import { nameAt } from "./people.ts";

/** `isGuess`: the log did not tell who sat down there. */
type Person = { name: string | null; isGuess?: boolean };

/**
 * Who said each line of the log, by its key, under the name they have now: before the game people
 * change seats, and a line has only the seat. Where the log does not tell, it is who sits there.
 */
export function speakers(
  lines: readonly Line[],
  chairs: readonly ChairView[],
): Map<number, string | null> {
  const seated = new Map<number, Person>();
  const said = new Map<number, Person>();
  for (const { key, notice } of lines.filter((line) => line.kind !== "event")) {
    const { seat, words } = notice;
    if (seat === null) continue;
    const there = seated.get(seat) ?? { name: nameAt(chairs, seat), isGuess: true };
    seated.set(seat, there);
    if (notice.notice === "sat") {
      if (there.isGuess) there.name = null; // somebody else, whose name is not known any more
      seated.set(seat, known(seated, words) ?? { name: words });
    } else if (notice.notice === "named") there.name = words;
    else if (notice.notice === "talked" || notice.notice === "claimed") said.set(key, there);
  }
  return new Map([...said].map(([key, { name }]) => [key, name]));
}

/** Somebody who sat elsewhere before. */
function known(seated: Map<number, Person>, name: string | null): Person | undefined {
  return name === null ? undefined : [...seated.values()].find((each) => each.name === name);
}
