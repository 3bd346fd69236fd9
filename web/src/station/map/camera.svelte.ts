import { prefersStillness } from "../../play/settings.svelte.ts";
import { type Box, boxOf, centre, type Point } from "./cells.ts";
import { glide, type Place } from "./glide.ts";

const NEAREST = 2.4;
const FARTHEST = 0.1;
/** Few rooms are not blown up to fill a wide screen. */
const ROOMIEST = 1.45;
/** Below this scale rooms are too small for what happens in them. */
const LEGIBLE = 0.45;
const MARGIN = 14;
const CLOSER = 1.6;

/** Which part of the map is seen. A point of the map is drawn at scale * point + (x, y). */
export class Camera {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  width = $state(0);
  height = $state(0);
  /** Placed by hand: then it does not move by itself while what matters is in sight. */
  isHeld = $state(false);
  /** All of the map is in sight, so that there is nowhere to pan to. */
  isWhole = $state(true);
  #whole = boxOf("0,0");
  #matters = boxOf("0,0");
  #wasPlaced = false;
  #stop = (): void => undefined;

  /** What there is, and what matters of it; looked at anew unless it is in sight anyway. */
  show(whole: Box, matters: Box): void {
    this.#whole = whole;
    this.#matters = matters;
    if (!this.isHeld || !this.#isInSight(matters)) this.fit();
  }

  /** All of the map, or what matters of it if all would be too small to read. */
  fit(): void {
    const all = this.#placeFor(this.#whole);
    this.isWhole = all.scale >= LEGIBLE;
    this.isHeld = false;
    this.#go(this.isWhole ? all : this.#placeFor(this.#matters));
  }

  /** All of the map, and from there back to what matters. */
  refit(): void {
    const all = this.#placeFor(this.#whole);
    const { scale } = this.#placeFor(this.#matters);
    const near = this.#around(centre(this.#matters), Math.max(scale, all.scale * CLOSER));
    this.isHeld = true;
    this.isWhole = !this.isWhole;
    this.#go(this.isWhole ? all : near);
  }

  /** With that place in the middle, near enough to be read. */
  lookAt(box: Box): void {
    const scale = Math.max(this.scale, 1);
    this.#hold();
    this.#go(this.#around(centre(box), scale));
  }

  /** The middle of the screen stays on the map, so that it cannot be lost. */
  pan(x: number, y: number): void {
    this.#hold();
    const { x: left, y: top, width, height } = this.#whole;
    const within = (value: number, from: number, span: number, screen: number): number => {
      const [least, most] = [
        screen / 2 - (from + span) * this.scale,
        screen / 2 - from * this.scale,
      ];
      return Math.min(most, Math.max(least, value));
    };
    this.x = within(this.x + x, left, width, this.width);
    this.y = within(this.y + y, top, height, this.height);
  }

  /** Nearer or farther, about a point of the screen. False when it goes no further. */
  zoom(factor: number, about: Point = { x: this.width / 2, y: this.height / 2 }): boolean {
    const all = this.#placeFor(this.#whole);
    const wished = this.scale * factor;
    if (wished <= all.scale && this.isWhole) return false;
    if (wished <= all.scale) {
      this.refit();
      return true;
    }
    const scale = Math.min(NEAREST, wished);
    const by = scale / this.scale;
    this.x = about.x - (about.x - this.x) * by;
    this.y = about.y - (about.y - this.y) * by;
    this.scale = scale;
    this.pan(0, 0);
    return by !== 1;
  }

  /** The point of the map that is drawn there. */
  under({ x, y }: Point): Point {
    return { x: (x - this.x) / this.scale, y: (y - this.y) / this.scale };
  }

  #isInSight(box: Box): boolean {
    const { x, y } = this.under({ x: 0, y: 0 });
    const right = x + this.width / this.scale;
    const below = y + this.height / this.scale;
    const isAcross = box.x >= x - 1 && box.x + box.width <= right + 1;
    return isAcross && box.y >= y - 1 && box.y + box.height <= below + 1;
  }

  stop(): void {
    this.#stop();
  }

  #hold(): void {
    this.stop();
    this.isHeld = true;
    this.isWhole = false;
  }

  #placeFor(box: Box): Place {
    const across = (this.width - 2 * MARGIN) / box.width;
    const down = (this.height - 2 * MARGIN) / box.height;
    const scale = Math.min(ROOMIEST, Math.max(FARTHEST, Math.min(across, down)));
    return this.#around(centre(box), scale);
  }

  #around({ x, y }: Point, scale: number): Place {
    return { x: this.width / 2 - x * scale, y: this.height / 2 - y * scale, scale };
  }

  #go(to: Place): void {
    this.stop();
    const from = { x: this.x, y: this.y, scale: this.scale };
    if (from.x === to.x && from.y === to.y && from.scale === to.scale) return;
    if (prefersStillness() || !this.#wasPlaced) this.#place(to);
    else this.#stop = glide(from, to, (place) => this.#place(place));
  }

  #place({ x, y, scale }: Place): void {
    this.#wasPlaced = this.width > 0;
    this.x = x;
    this.y = y;
    this.scale = scale;
  }
}
