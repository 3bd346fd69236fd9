import type { Refused } from "../../../table/refusals.ts";
import type { Direction, Option, Wire } from "../../../wire/station.ts";
import type { Said } from "../../../words/said.ts";
import { DIRECTIONS } from "../geometry/cells.ts";

/** Why a card cannot lie there turned otherwise, and the sides that forbid it. */
export type Barred = { why: Said; rule: string; sides: readonly Direction[] };

/** Of all that the server refuses, what would lay the same card at the same place. */
export function barredTurn(option: Option, refused: readonly Refused<Wire>[]): Barred | null {
  const others = refused.filter(({ sketch }) => isSamePlace(sketch, option));
  const found = others.map(({ why, rule }) => ({ why, rule, sides: sidesIn(why) }));
  return found.find(({ sides }) => sides.length) ?? found[0] ?? null;
}

function isSamePlace(one: Option, other: Option): boolean {
  return one.verb === other.verb && one.character === other.character && one.cell === other.cell;
}

/** The server names them; which they are is not judged here. */
function sidesIn({ params }: Said): Direction[] {
  const named = params?.["sides"];
  const ids = Array.isArray(named)
    ? named.map((side) => (typeof side === "string" ? side : side.id))
    : [];
  return DIRECTIONS.filter((direction) => ids.includes(`direction-${direction}`));
}
