import { prefersStillness } from "../../../ui/settings.svelte.ts";
import type { View } from "../../../wire/station.ts";
import type { Point } from "../geometry/cells.ts";
import { Facing } from "./facing.ts";
import { FrameWatch } from "./frameWatch.ts";
import { HARD, type LightMap, SOFT } from "./lightMap.ts";
import { type Bearer, carriedBy, type Light } from "./sources.ts";

/** As long as a piece walks: see Piece.svelte. */
export const WALK_MS = 450;

/**
 * Who carries light where. Frames are asked for only while somebody walks: then the lights of those who
 * do are drawn anew in each, over all the others.
 */
export class Lighting {
  readonly #facing = new Facing();
  #map: Pick<LightMap, "still" | "move"> | null = null;
  #bearers: readonly Bearer[] = [];
  #frame = 0;
  #shown = "";
  readonly #watch = new FrameWatch();

  /** Another map, or other lights in its rooms. */
  show(map: Pick<LightMap, "still" | "move">, rooms: readonly Light[]): void {
    this.#map = map;
    map.still(rooms, "dark");
    this.#rest();
  }

  /** Everybody stands there now; `map` says through which doorways newcomers look. */
  place(bearers: readonly Bearer[], map: View["map"]): void {
    const before = new Map(this.#bearers.map(({ key, at }) => [key, at]));
    this.#facing.note(bearers, map);
    this.#bearers = bearers;
    const isMoved = ({ key, at }: Bearer): boolean => {
      const from = before.get(key);
      return from !== undefined && (from.x !== at.x || from.y !== at.y);
    };
    const walking = bearers.filter(isMoved);
    const shown = JSON.stringify(this.#lights(bearers));
    if (shown === this.#shown) return;
    this.#shown = shown;
    if (!walking.length || prefersStillness() || document.hidden) this.#rest();
    else this.#walk(walking, before);
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#watch.end();
  }

  #rest(): void {
    this.stop();
    this.#map?.still(this.#lights(this.#bearers), "rooms");
  }

  #walk(walking: readonly Bearer[], from: ReadonlyMap<string, Point>): void {
    this.stop();
    this.#map?.still(
      this.#lights(this.#bearers.filter((each) => !walking.includes(each))),
      "rooms",
    );
    const begun = performance.now();
    const step = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - begun) / WALK_MS));
      const there = walking.map((each) => ({
        ...each,
        at: between(from.get(each.key), each.at, part),
      }));
      this.#map?.move(this.#lights(there), part < 1 ? HARD : SOFT);
      if (part < 1) this.#frame = requestAnimationFrame(step);
      else this.#watch.end();
    };
    this.#watch.begin();
    this.#frame = requestAnimationFrame(step);
  }

  #lights(bearers: readonly Bearer[]): Light[] {
    return bearers.flatMap((each) => carriedBy(each, this.#facing.of(each.key)));
  }
}

/** Slow at both ends, as the piece goes. */
function between(from: Point | undefined, to: Point, part: number): Point {
  const eased = part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2;
  const at = (a: number, b: number): number => a + (b - a) * eased;
  return from ? { x: at(from.x, to.x), y: at(from.y, to.y) } : to;
}
