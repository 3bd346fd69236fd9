import { prefersStillness } from "../../../ui/settings.svelte.ts";
import { type Box, boxOf, centre, type Point } from "../geometry/cells.ts";
import {
  about,
  closed,
  filled,
  fitting,
  type Frame,
  isInSight,
  isReadable,
  isSame,
  keptOn,
  LEGIBLE,
  legibly,
  nudged,
  readable,
} from "./framing.ts";
import type { Sights } from "../geometry/places.ts";
import { glide, type Place } from "./glide.ts";

const NEAREST = 1.8;
const CLOSER = 1.6;
/** The camera does not move by itself for this long after the user has panned the map. */
const LULL = 4000;

/** Which part of the map is seen. A point of the map is drawn at scale * point + (x, y). */
export class Camera {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  width = $state(0);
  height = $state(0);
  /** So much of it lies under something else, at its lower edge. */
  below = $state(0);
  /** Whether the whole map is visible, so that panning is useless. */
  isWhole = $state(true);
  /** What sets the view: the camera itself, the button for the whole map, or panning by hand. */
  #led: "itself" | "button" | "hand" = "itself";
  #sights: readonly Box[] = [];
  #middle = boxOf("0,0");
  #laid = boxOf("0,0");
  #fitted: Frame = { width: 0, height: 0 };
  #goal: Place = { x: 0, y: 0, scale: 1 };
  #handled = -Infinity;
  #wasPlaced = false;
  /** Led to an event: it goes back when that is over. */
  #isAway = false;
  #stop = (): void => undefined;

  /** Shows the first of the boxes that is readable, from the largest down, or else the middle. */
  show({ boxes, middle, laid }: Sights): void {
    this.#sights = boxes;
    this.#middle = middle;
    this.#laid = laid;
    this.settle();
  }

  /** Returns to the normal view. Does not move if that is readable already. */
  settle(): void {
    if (this.#led === "hand") return;
    const isFitted = isSame(this.#fitted, this.#frame);
    const sight = readable(this.#sights, this.#frame) ?? this.#middle;
    this.#fitted = this.#frame;
    if (this.#led === "button") this.#go(this.#all);
    else if (!isFitted || this.#isAway) this.#go(this.#home);
    else this.#near(sight);
    this.#isAway = false;
    this.isWhole = isInSight(this.#whole, this.#goal, this.#frame);
  }

  /** Stays, or goes no farther than it must: a story may have ended at an edge of the map. */
  #near(sight: Box): void {
    if (!isReadable(sight, this.#goal, this.#frame)) return this.#go(this.#shifted(sight));
    const place = closed(this.#laid, this.#goal, this.#frame);
    if (place !== this.#goal && isInSight(sight, place, this.#frame)) this.#go(place);
  }

  /** Drops a view set by hand or by the button, because something must be chosen. */
  regain(): void {
    this.#led = "itself";
    this.settle();
  }

  /** Toggles between the whole map and the normal view. */
  refit(): void {
    const home = this.#home;
    const isNearer = !isInSight(this.#whole, home, this.#frame);
    this.isWhole = !this.isWhole;
    this.#led = this.isWhole !== isNearer ? "itself" : isNearer ? "button" : "hand";
    const near = about(centre(this.#middle), this.#all.scale * CLOSER, this.#frame);
    this.#go(this.isWhole ? this.#all : isNearer ? home : near);
  }

  /** Moves to an event, unless the user has just panned the map. */
  bring(box: Box): void {
    if (this.#isLeft(box)) return;
    const scale = Math.min(this.#goal.scale, fitting(box, this.#frame).scale);
    this.isWhole = false;
    this.#go(about(centre(box), scale, this.#frame));
  }

  /** Pans as little as possible until the box is visible, at the same scale. */
  reach(box: Box): void {
    if (this.#isLeft(box)) return;
    this.isWhole = false;
    this.#go(nudged(box, this.#goal, this.#frame));
  }

  /** Like `bring`, unless the user has panned the map. */
  follow(box: Box): void {
    if (this.#led === "hand") return;
    this.#isAway ||= !isInSight(box, this.#goal, this.#frame);
    this.bring(box);
  }

  /** Moves to a place that the user has asked for. */
  visit(box: Box): void {
    this.#handled = -Infinity;
    this.bring(box);
    this.#hold();
  }

  /** Pans, but keeps the middle of the screen on the map. */
  pan(x: number, y: number): void {
    this.stop();
    this.#hold();
    const wanted = { x: this.x + x, y: this.y + y, scale: this.scale };
    this.#goal = keptOn(this.#whole, wanted, this.#frame);
    this.#place(this.#goal);
  }

  /** Zooms about a point of the screen. False at the limit. */
  zoom(factor: number, held: Point = { x: this.width / 2, y: this.height / 2 }): boolean {
    const wanted = this.scale * factor;
    if (wanted <= this.#all.scale && this.isWhole) return false;
    if (wanted <= this.#all.scale) {
      this.refit();
      return true;
    }
    const scale = Math.min(NEAREST, wanted);
    const by = scale / this.scale;
    this.x = held.x - (held.x - this.x) * by;
    this.y = held.y - (held.y - this.y) * by;
    this.scale = scale;
    this.pan(0, 0);
    return by !== 1;
  }

  /** The point of the map that is drawn there. */
  under({ x, y }: Point): Point {
    return { x: (x - this.x) / this.scale, y: (y - this.y) / this.scale };
  }

  stop(): void {
    this.#stop();
  }

  /** Moved by hand: it does not go by itself where something happens. */
  get isHeld(): boolean {
    return this.#led === "hand";
  }

  get #whole(): Box {
    return this.#sights[0] ?? boxOf("0,0");
  }

  get #frame(): Frame {
    return { width: this.width, height: this.height - this.below };
  }

  get #all(): Place {
    return fitting(this.#whole, this.#frame);
  }

  /** Of a large map always at the same scale, whatever of it matters. */
  get #home(): Place {
    const sight = readable(this.#sights, this.#frame);
    if (sight && sight === this.#sights[0]) return fitting(sight, this.#frame);
    return filled(this.#whole, legibly(sight ?? this.#middle, this.#frame), this.#frame);
  }

  /** At the same scale if all of the box fits: what is under a finger keeps its size. */
  #shifted(sight: Box): Place {
    const isFitting = fitting(sight, this.#frame).scale >= this.#goal.scale;
    const isLegible = isFitting && this.#goal.scale >= LEGIBLE;
    return isLegible ? nudged(sight, this.#goal, this.#frame) : this.#home;
  }

  /** Whether the box is visible already, or the camera may not move. */
  #isLeft(box: Box): boolean {
    const isHandled = performance.now() - this.#handled < LULL;
    return isHandled || isInSight(box, this.#goal, this.#frame);
  }

  #hold(): void {
    this.#led = "hand";
    this.#handled = performance.now();
    this.isWhole = false;
  }

  #go(to: Place): void {
    this.stop();
    this.#goal = to;
    const from = { x: this.x, y: this.y, scale: this.scale };
    if (from.x === to.x && from.y === to.y && from.scale === to.scale) return;
    if (prefersStillness() || document.hidden || !this.#wasPlaced) this.#place(to);
    else this.#stop = glide(from, to, (place) => this.#place(place));
  }

  #place({ x, y, scale }: Place): void {
    this.#wasPlaced = this.width > 0;
    this.x = x;
    this.y = y;
    this.scale = scale;
  }
}
