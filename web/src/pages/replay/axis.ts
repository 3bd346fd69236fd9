import type { FilmMoment } from "../../wire/protocol.ts";

/** The one axis of scrubber and graph: steps from `left` to `right`, in pixels. */
export type Axis = { left: number; right: number; steps: number };

export const WIDE = 900;

/** At the left the faces of the graph have their place. */
export function axisFor(width: number, steps: number): Axis {
  const left = width < WIDE ? 64 : 190;
  return { left, right: Math.max(left + 1, width - 16), steps: Math.max(1, steps) };
}

export function xOf({ left, right, steps }: Axis, step: number): number {
  return left + ((right - left) * step) / steps;
}

export function stepAt({ left, right, steps }: Axis, x: number): number {
  const part = (x - left) / (right - left);
  return Math.round(Math.min(Math.max(part, 0), 1) * steps);
}

/** Who aims at a sign means it: the nearest moment within a finger's reach, or the very step. */
export function meantAt(axis: Axis, x: number, moments: readonly FilmMoment[]): number {
  const reach = 14;
  const distance = ({ step }: FilmMoment) => Math.abs(xOf(axis, step) - x);
  const [nearest] = [...moments].sort((a, b) => distance(a) - distance(b));
  return nearest && distance(nearest) <= reach ? nearest.step : stepAt(axis, x);
}

/** The middles of the rounds, where there is room for their numbers. */
export function roundsOn(axis: Axis, rounds: readonly number[], room: number): Round[] {
  const found: Round[] = [];
  rounds.forEach((start, at) => {
    const end = rounds[at + 1] ?? axis.steps;
    const middle = xOf(axis, (start + end) / 2);
    const last = found.at(-1);
    if (!last || middle - last.middle >= room) found.push({ number: at + 1, middle });
  });
  return found;
}
export type Round = { number: number; middle: number };
