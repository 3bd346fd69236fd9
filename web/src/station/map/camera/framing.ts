import type { Attachment } from "svelte/attachments";
import { type Box, centre, type Point } from "../geometry/cells.ts";
import type { Place } from "./glide.ts";

const FARTHEST = 0.1;
/** Few rooms are not blown up to fill a wide screen. */
const ROOMIEST = 1.1;
/** Below this scale rooms are too small for what happens in them. */
export const LEGIBLE = 0.6;
const MARGIN = 14;
/** Half of a sign at the edge. */
const RIM = 22;

/** The screen on which the map is seen. */
export type Frame = { width: number; height: number };

export function about({ x, y }: Point, scale: number, { width, height }: Frame): Place {
  return { x: width / 2 - x * scale, y: height / 2 - y * scale, scale };
}

/** All of the box, in the middle. */
export function fitting(box: Box, frame: Frame): Place {
  const across = (frame.width - 2 * MARGIN) / box.width;
  const down = (frame.height - 2 * MARGIN) / box.height;
  const scale = Math.min(ROOMIEST, Math.max(FARTHEST, Math.min(across, down)));
  return about(centre(box), scale, frame);
}

/** The first of the boxes that can be read when all of it is in sight. */
export function readable(boxes: readonly Box[], frame: Frame): Box | null {
  return boxes.find((box) => fitting(box, frame).scale >= LEGIBLE) ?? null;
}

/** As far away as rooms can be read. */
export function legibly(box: Box, frame: Frame): Place {
  return about(centre(box), LEGIBLE, frame);
}

export function isReadable(box: Box, place: Place, frame: Frame): boolean {
  return place.scale >= LEGIBLE && isInSight(box, place, frame);
}

export function isInSight(box: Box, { x, y, scale }: Place, { width, height }: Frame): boolean {
  const [left, top] = [box.x * scale + x, box.y * scale + y];
  const [right, below] = [left + box.width * scale, top + box.height * scale];
  return left >= -1 && top >= -1 && right <= width + 1 && below <= height + 1;
}

/** The nearest place, at the same scale, from which the box is in sight with a margin. */
export function nudged(box: Box, { x, y, scale }: Place, { width, height }: Frame): Place {
  const into = (value: number, from: number, span: number, screen: number): number =>
    Math.max(MARGIN - from * scale, Math.min(screen - MARGIN - (from + span) * scale, value));
  return { x: into(x, box.x, box.width, width), y: into(y, box.y, box.height, height), scale };
}

export function isSame(one: Frame, other: Frame): boolean {
  return one.width === other.width && one.height === other.height;
}

/** The nearest place from which the middle of the screen is on the map. */
export function keptOn(map: Box, { x, y, scale }: Place, { width, height }: Frame): Place {
  const within = (value: number, from: number, span: number, screen: number): number =>
    Math.min(screen / 2 - from * scale, Math.max(screen / 2 - (from + span) * scale, value));
  return { x: within(x, map.x, map.width, width), y: within(y, map.y, map.height, height), scale };
}

/** The nearest place that shows no void at one edge while rooms are hidden beyond the other. */
export function filled(map: Box, place: Place, { width, height }: Frame): Place {
  const { x, y, scale } = place;
  if (!width) return place; // not laid out yet
  const within = (value: number, from: number, span: number, screen: number): number => {
    const [first, last] = [MARGIN - from * scale, screen - MARGIN - (from + span) * scale];
    return first < last ? (first + last) / 2 : Math.min(first, Math.max(last, value));
  };
  return { x: within(x, map.x, map.width, width), y: within(y, map.y, map.height, height), scale };
}

/** The same, but where there is no such void nothing moves: it is this very place. */
export function closed(map: Box, place: Place, { width, height }: Frame): Place {
  const { scale } = place;
  const shifted = (value: number, from: number, span: number, screen: number): number => {
    const before = from * scale + value;
    const behind = screen - before - span * scale;
    const lack = MARGIN - Math.min(before, behind);
    const spare = Math.max(before, behind) - MARGIN;
    if (lack <= MARGIN + 1 || spare <= 1) return value; // nothing is hidden, or there is no void
    return value + Math.sign(behind - before) * Math.min(lack, spare);
  };
  const x = shifted(place.x, map.x, map.width, width);
  const y = shifted(place.y, map.y, map.height, height);
  return x === place.x && y === place.y ? place : { x, y, scale };
}

export type Sign = Point & { angle: number };

/** Where at the edge a sign for what lies beyond it stands, and which way it points. */
export function edgeward(box: Box, place: Place, { width, height }: Frame): Sign | null {
  const { x, y } = centre(box);
  const at = { x: x * place.scale + place.x, y: y * place.scale + place.y };
  const isThere = at.x >= 0 && at.y >= 0 && at.x <= width && at.y <= height;
  if (isThere || !width) return null;
  const held = (value: number, most: number): number => Math.min(most - RIM, Math.max(RIM, value));
  const sign = { x: held(at.x, width), y: held(at.y, height) };
  return { ...sign, angle: Math.atan2(at.y - sign.y, at.x - sign.x) };
}

/** Puts a sign there. By script: the page's policy forbids styles in markup. */
export function atEdge({ x, y, angle }: Sign): Attachment<HTMLElement> {
  return ({ style }) => {
    style.left = `${x}px`;
    style.top = `${y}px`;
    style.setProperty("--way", `${angle}rad`);
  };
}
