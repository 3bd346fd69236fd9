import type { Box, Point } from "../geometry/cells.ts";
import type { Segment } from "./occluders.ts";
import type { Light } from "./sources.ts";
import { type Cone, visible } from "./visibility.ts";

/** Mid-gray is the art as drawn, darker is less lit. */
const AMBIENT = "#111b24";
/** Pixels of the map for one of the canvas: light has no edges that need more. */
export const GRAIN = 3;
/** Four lights near each other make a soft edge; one alone is enough while it moves. */
export const SOFT: readonly Offset[] = [
  [-3, -3],
  [3, -3],
  [-3, 3],
  [3, 3],
];
export const HARD: readonly Offset[] = [[0, 0]];
const SPREAD = 0.36;
const FADING = [
  [0, 1],
  [0.25, 0.72],
  [0.55, 0.3],
  [1, 0],
] as const;
const PALING = [
  [0, 1],
  [0.3, 0.9],
  [1, 0],
] as const;

/** Outlines that are remembered: those who walk leave many behind. */
const MOST = 400;

type Offset = readonly [number, number];
export type Scene = { frame: Box; segments: readonly Segment[]; red: readonly Box[] };

/**
 * The light over a map, on a canvas to be laid over it with `hard-light`. Light goes through doorways
 * and stops at walls. It is drawn only when something has changed.
 */
export class LightMap {
  readonly #canvas: HTMLCanvasElement;
  readonly #pen: CanvasRenderingContext2D;
  readonly #scene: Scene;
  readonly #red = new Path2D();
  readonly #rooms: HTMLCanvasElement;
  readonly #kept: HTMLCanvasElement;
  /** What each light reached before: walls stay where they are. */
  readonly #outlines = new Map<string, Path2D>();

  constructor(canvas: HTMLCanvasElement, pen: CanvasRenderingContext2D, scene: Scene) {
    this.#canvas = canvas;
    this.#pen = pen;
    this.#scene = scene;
    [this.#rooms, this.#kept] = [
      document.createElement("canvas"),
      document.createElement("canvas"),
    ];
    for (const each of [canvas, this.#rooms, this.#kept]) {
      each.width = Math.ceil(scene.frame.width / GRAIN);
      each.height = Math.ceil(scene.frame.height / GRAIN);
    }
    for (const { x, y, width, height } of scene.red) this.#red.rect(x, y, width, height);
  }

  /** What stays as it is: lights of rooms, or over those the lights of whoever stands still. */
  still(lights: readonly Light[], over: "dark" | "rooms"): void {
    this.#begin(over === "rooms" ? this.#rooms : null);
    this.#shine(lights, SOFT);
    for (const copy of over === "dark" ? [this.#rooms, this.#kept] : [this.#kept]) {
      const pen = copy.getContext("2d");
      if (pen) pen.globalCompositeOperation = "copy";
      pen?.drawImage(this.#canvas, 0, 0);
    }
  }

  /** Whoever moves, in every frame, over all that stands still. */
  move(lights: readonly Light[], samples: readonly Offset[] = HARD): void {
    this.#begin(this.#kept);
    this.#shine(lights, samples);
  }

  #begin(under: HTMLCanvasElement | null): void {
    const { x, y, width, height } = this.#scene.frame;
    const pen = this.#pen;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.globalCompositeOperation = "copy";
    if (under) pen.drawImage(under, 0, 0);
    pen.setTransform(1 / GRAIN, 0, 0, 1 / GRAIN, -x / GRAIN, -y / GRAIN);
    if (under) return;
    pen.fillStyle = AMBIENT;
    pen.fillRect(x, y, width, height);
  }

  #shine(lights: readonly Light[], samples: readonly Offset[]): void {
    for (const light of lights) if (light.isCarried && this.#isNearRed(light)) this.#pale(light);
    for (const light of lights) {
      for (const [dx, dy] of samples) {
        const at = { ...light, x: light.x + dx, y: light.y + dy };
        const power = (light.power * 0.6) / samples.length;
        const paint = this.#fading(at, FADING, light.color, power);
        this.#fall(at, paint, "lighter", [dx / 40, dy / 40]);
      }
    }
  }

  /**
   * A red room has its own exposure: where a torch falls, the beacon pales first, so that warm light
   * stays warm and does not turn pink.
   */
  #pale(light: Light): void {
    const paint = this.#fading(
      light,
      PALING,
      "96,170,150",
      light.facing === undefined ? 0.45 : 0.85,
    );
    this.#fall(light, paint, "multiply", [0, 0], this.#red);
  }

  #fading(
    { x, y, reach }: Light,
    stops: typeof FADING | typeof PALING,
    color: string,
    power: number,
  ) {
    const paint = this.#pen.createRadialGradient(x, y, 0, x, y, reach);
    for (const [stop, part] of stops) paint.addColorStop(stop, `rgba(${color},${power * part})`);
    return paint;
  }

  #fall(
    light: Light,
    paint: CanvasGradient,
    how: GlobalCompositeOperation,
    aside: Offset,
    within?: Path2D,
  ): void {
    const pen = this.#pen;
    pen.save();
    if (within) pen.clip(within);
    pen.globalCompositeOperation = how;
    pen.fillStyle = paint;
    const cone = light.facing === undefined ? undefined : coneOf(light.facing, aside);
    pen.fill(this.#outline(light, cone));
    pen.restore();
  }

  #outline(light: Light, cone: Cone | undefined): Path2D {
    const { x, y, reach } = light;
    const key = `${x} ${y} ${reach} ${cone?.facing} ${cone?.spread}`;
    const known = this.#outlines.get(key);
    if (known) return known;
    const found = outline(visible(light, reach, this.#scene.segments, cone));
    if (this.#outlines.size > MOST) this.#outlines.clear();
    this.#outlines.set(key, found);
    return found;
  }

  #isNearRed({ x, y, reach }: Light): boolean {
    return this.#scene.red.some((box) => {
      const [dx, dy] = [box.x + box.width / 2 - x, box.y + box.height / 2 - y];
      return Math.max(Math.abs(dx), Math.abs(dy)) < reach + box.width / 2;
    });
  }
}

function coneOf(facing: number, [left, right]: Offset): Cone {
  return { facing: facing + (left + right) / 2, spread: SPREAD + (right - left) / 2 };
}

function outline(points: readonly Point[]): Path2D {
  const path = new Path2D();
  points.forEach(({ x, y }, number) => (number ? path.lineTo(x, y) : path.moveTo(x, y)));
  path.closePath();
  return path;
}
