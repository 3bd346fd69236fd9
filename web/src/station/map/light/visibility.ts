import type { Point } from "../geometry/cells.ts";
import type { Segment } from "./occluders.ts";

/** Past an end of a wall light goes on: one ray to it, and one on either side. */
const BESIDE = [-1e-4, 0, 1e-4];
const TURN = 2 * Math.PI;

/** A part of all directions, about the one that is faced. */
export type Cone = { facing: number; spread: number };

/** What light from a point reaches, as a polygon: rays to both ends of each wall nearby. */
export function visible(
  at: Point,
  reach: number,
  segments: readonly Segment[],
  cone?: Cone,
): Point[] {
  const near = [...segments.filter((each) => isNear(each, at, reach)), ...limits(at, reach)];
  const angles = cone ? anglesWithin(near, at, cone) : anglesTo(near, at);
  const met = angles.map((angle) => firstMet(at, angle, near, reach * 1.5));
  return cone ? [at, ...met] : met;
}

function isNear({ from, to }: Segment, { x, y }: Point, reach: number): boolean {
  return (
    Math.min(from.x, to.x) < x + reach &&
    Math.max(from.x, to.x) > x - reach &&
    Math.min(from.y, to.y) < y + reach &&
    Math.max(from.y, to.y) > y - reach
  );
}

/** The square beyond which no light goes. */
function limits({ x, y }: Point, reach: number): Segment[] {
  const corner = (east: number, south: number): Point => {
    return { x: x + east * reach, y: y + south * reach };
  };
  const corners = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)] as const;
  return corners.map((from, number) => ({ from, to: corners[(number + 1) % 4] ?? from }));
}

function anglesTo(near: readonly Segment[], at: Point): number[] {
  return besides(near.flatMap(({ from, to }) => [angleTo(at, from), angleTo(at, to)]));
}

function besides(angles: readonly number[]): number[] {
  return [...new Set(angles)]
    .flatMap((angle) => BESIDE.map((step) => angle + step))
    .sort((a, b) => a - b);
}

/** Turned so that the cone is not cut where angles begin anew. */
function anglesWithin(near: readonly Segment[], at: Point, { facing, spread }: Cone): number[] {
  const aside = (angle: number): number => {
    const turned = (((angle - facing) % TURN) + TURN) % TURN;
    return turned > Math.PI ? turned - TURN : turned;
  };
  const inside = near
    .flatMap(({ from, to }) => [aside(angleTo(at, from)), aside(angleTo(at, to))])
    .filter((angle) => Math.abs(angle) < spread);
  return [-spread, ...besides(inside), spread].map((angle) => facing + angle);
}

const angleTo = (from: Point, to: Point): number => Math.atan2(to.y - from.y, to.x - from.x);

function firstMet(at: Point, angle: number, near: readonly Segment[], farthest: number): Point {
  const [u, v] = [Math.cos(angle), Math.sin(angle)];
  let best = farthest;
  for (const { from, to } of near) {
    const [ex, ey] = [to.x - from.x, to.y - from.y];
    const det = u * ey - v * ex;
    if (Math.abs(det) < 1e-9) continue;
    const [dx, dy] = [from.x - at.x, from.y - at.y];
    const far = (dx * ey - dy * ex) / det;
    if (far <= 0 || far >= best) continue;
    const along = (dx * v - dy * u) / det;
    if (along >= -1e-6 && along <= 1 + 1e-6) best = far;
  }
  return { x: at.x + u * best, y: at.y + v * best };
}
