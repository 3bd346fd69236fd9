import type { Speed } from "../ui/settings.svelte.ts";

/** How long an event is on the stage, and after how long its picture shows what came of it. */
export type Beat = { lasts: number; tells: number };

export const NO_BEAT: Beat = { lasts: 0, tells: 0 };

/** Nobody can follow what is shown for less. */
export const SHORTEST = 400;
/** Between two acts; within one act event follows event. */
const REST = 250;
/** So far behind the story is told in half the time. */
const BEHIND = { events: 4, time: 6000 };
/** Whatever happens should have been told after so long. */
const IN_TIME = 6500;
/** What has waited for so long is told in writing, if there is much of it. */
const TOO_OLD = 20_000;
/** Events shorter than this are left to the map and the log when there is no time. */
const SMALL = 1000;

const FACTORS: Record<Speed, number> = { slow: 1.6, normal: 1, fast: 0.6, instant: 0 };

/** From everything at its usual length to the great events alone, each in a third of its time. */
export type Haste = "none" | "half" | "gravest" | "great";
const PARTS: Record<Haste, number> = { none: 1, half: 0.5, gravest: 0.5, great: 0.35 };

/** What is still to be told: how many events, and how long they take at the usual speed. */
export type Backlog = { events: number; time: number };

export function asBeat(pace: number | Beat): Beat {
  return typeof pace === "number" ? { lasts: pace, tells: 0 } : pace;
}

/** A beat as long as this reader, this far behind, is shown it. */
export function timed(beat: Beat, speed: Speed, haste: Haste): Beat {
  if (beat.lasts === 0 || speed === "instant" || isTooSmall(beat, haste)) return NO_BEAT;
  const wanted = beat.lasts * FACTORS[speed] * PARTS[haste];
  const lasts = Math.max(SHORTEST, Math.round(wanted));
  return { lasts, tells: Math.round((beat.tells * lasts) / beat.lasts) };
}

export function restAfter(speed: Speed, haste: Haste): number {
  if (haste !== "none" && haste !== "half") return 0;
  return REST * FACTORS[speed] * PARTS[haste];
}

export function isBehindBy({ events, time }: Backlog): boolean {
  return events >= BEHIND.events || time >= BEHIND.time;
}

/** How much time there is for what is waiting, the first of it for `age`. */
export function timeLeft(speed: Speed, age: number): number {
  return IN_TIME * FACTORS[speed] - age;
}

/** Nobody wants to watch it any more. `age`: how long ago the first of it came. */
export function isTooMuch(backlog: Backlog, age: number): boolean {
  return age > TOO_OLD && isBehindBy(backlog);
}

/** Of the events of one act the one that is left when there is no time for all. */
export function gravest(beats: readonly Beat[]): number {
  const longest = Math.max(...beats.map(({ lasts }) => lasts));
  return beats.findLastIndex(({ lasts }) => lasts === longest);
}

function isTooSmall({ lasts }: Beat, haste: Haste): boolean {
  return haste === "great" && lasts < SMALL;
}
