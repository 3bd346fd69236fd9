import type { View } from "../../../wire/station.ts";
import { boxOf, DIRECTIONS, type Point } from "../geometry/cells.ts";
import { sidesOf } from "../geometry/printed.ts";
import type { Bearer } from "./sources.ts";

const EAST = { n: -Math.PI / 2, e: 0, s: Math.PI / 2, w: Math.PI };
/** Shuffling aside for somebody who comes in is no walk. */
const WALK = 70;

/** Which way everybody faces: where they last went, and before that towards a doorway. */
export class Facing {
  readonly #known = new Map<string, { at: Point; facing: number }>();

  /** Notes where everybody stands now. */
  note(bearers: readonly Bearer[], map: View["map"]): void {
    bearers.forEach(({ key, at }, number) => {
      const known = this.#known.get(key);
      if (!known) this.#known.set(key, { at, facing: towardsDoor(at, map, number) });
      else if (far(known.at, at) >= WALK) this.#known.set(key, { at, facing: angle(known.at, at) });
      else known.at = at;
    });
  }

  of(key: string): number {
    return this.#known.get(key)?.facing ?? EAST.s;
  }
}

/** People who stand together look through different doorways. */
function towardsDoor({ x, y }: Point, map: View["map"], number: number): number {
  const here = map.find(({ cell }) => {
    const box = boxOf(cell);
    return x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height;
  });
  const sides = here && sidesOf(here.card, here.quarter);
  const open = DIRECTIONS.filter((side) => sides?.[side] === "open");
  return EAST[open[number % Math.max(1, open.length)] ?? "s"];
}

const far = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);
const angle = (from: Point, to: Point): number => Math.atan2(to.y - from.y, to.x - from.x);
