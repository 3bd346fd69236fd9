import type { Speed } from "../ui/settings.svelte.ts";

/**
 * What haste may do to an event. One that is quiet, as a step, changes the map alone: several can be
 * drawn at once. One that is whole is read or remembered: it takes its time, whatever waits behind it.
 */
export type Weight = "quiet" | "whole";

/** How long an event is on the stage, and after how long its picture shows what came of it. */
export type Beat = { lasts: number; tells: number; weight?: Weight };

export const NO_BEAT: Beat = { lasts: 0, tells: 0 };

/** Nobody can follow what is shown for less. */
export const SHORTEST = 400;
/** Between two acts; within one act event follows event. */
const REST = 250;
/** So far behind the story is told in half the time. */
const BEHIND = { events: 4, time: 6000 };
/** A story should be over so long after it began; one without an end is told as it comes. */
const IN_TIME = 8000;
const ENDLESS = 1500;
/** What has waited for so long is told in writing, if there is much of it. */
const TOO_OLD = 20_000;

const FACTORS: Record<Speed, number> = { slow: 1.6, normal: 1, fast: 0.6, instant: 0 };

/** How all that waits is told, and in which part of its usual time. */
export type Haste = {
  part: number;
  /** Each by itself, those in a row as one, or all of them on the map while others are played. */
  quiet: "each" | "together" | "unstaged";
  /** Only one event of each act. */
  isGravestOnly: boolean;
};
const hurried = (part: number, quiet: Haste["quiet"], isGravestOnly = false): Haste => ({
  part,
  quiet,
  isGravestOnly,
});

export const CALM = hurried(1, "each");
/** From everything at nearly its length to the gravest event of each act in a third of its time. */
export const HASTES: readonly Haste[] = [
  hurried(0.75, "each"),
  hurried(0.5, "together"),
  hurried(0.35, "together"),
  hurried(0.35, "unstaged"),
  hurried(0.35, "unstaged", true),
];

/** What is still to be told: how many events, and how long they take at the usual speed. */
export type Backlog = { events: number; time: number };

export function asBeat(pace: number | Beat): Beat {
  return typeof pace === "number" ? { lasts: pace, tells: 0 } : pace;
}

/** A beat as long as this reader, this far behind, is shown it. */
export function timed(beat: Beat, speed: Speed, haste: Haste): Beat {
  if (beat.lasts === 0 || speed === "instant") return NO_BEAT;
  const wanted = beat.lasts * FACTORS[speed] * (beat.weight === "whole" ? 1 : haste.part);
  const lasts = Math.max(SHORTEST, Math.round(wanted));
  return { ...beat, lasts, tells: Math.round((beat.tells * lasts) / beat.lasts) };
}

export function restAfter(speed: Speed, haste: Haste): number {
  return haste.quiet !== "each" ? 0 : REST * FACTORS[speed] * haste.part;
}

export function isBehindBy({ events, time }: Backlog): boolean {
  return events >= BEHIND.events || time >= BEHIND.time;
}

/** How much time there is for what is waiting, in a story that has been told for so long. */
export function timeLeft(speed: Speed, told: number): number {
  return Math.max(ENDLESS, IN_TIME * FACTORS[speed] - told);
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
