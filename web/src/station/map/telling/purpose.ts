import type { Room, View } from "../../../wire/station.ts";
import type { Said } from "../../../words/said.ts";
import { cardOf, iconIn } from "../geometry/printed.ts";

/** What a room is good for, in words: by what is printed in it, and by its side. */
export function purposeOf(room: Room, view: View): Said[] {
  const isRed = view.red.includes(cardOf(room));
  const params = { gas: view.rulings.gas_needed, searched: isRed ? "yes" : "no" };
  const does = { id: `page-map-does-${kindOf(room)}`, params };
  return isRed ? [does, { id: "page-map-red" }] : [does];
}

function kindOf(room: Room): string {
  if (room.endsWith(".lower")) return "anteroom";
  return iconIn(room) ?? (room === "reactor" ? "reactor" : "empty");
}
