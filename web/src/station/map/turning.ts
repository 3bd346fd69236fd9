import type { Impossible, Said } from "../../wire/api.ts";
import type { Direction, Option } from "../../wire/station.ts";
import { DIRECTIONS } from "./cells.ts";

/** Why a card cannot lie there turned otherwise, and the sides that forbid it. */
export type Barred = { why: Said; rule: string; sides: readonly Direction[] };

/** Of all that the server refuses, what would lay the same card at the same place. */
export function barredTurn(option: Option, refused: readonly Impossible[]): Barred | null {
  const others = refused.filter(({ action }) => placeIn(action) === placeIn(option.action));
  const found = others.map(({ why, rule }) => ({ why, rule, sides: sidesIn(why) }));
  return found.find(({ sides }) => sides.length) ?? found[0] ?? null;
}

/** An action without its last word, which is the turn. */
function placeIn(action: string): string {
  return action.slice(0, action.lastIndexOf(" "));
}

/** The server names them; which they are is not judged here. */
function sidesIn({ params }: Said): Direction[] {
  const named = params?.["sides"];
  const ids = Array.isArray(named)
    ? named.map((side) => (typeof side === "string" ? side : side.id))
    : [];
  return DIRECTIONS.filter((direction) => ids.includes(`direction-${direction}`));
}
