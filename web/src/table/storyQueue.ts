import type { Speed } from "../ui/settings.svelte.ts";
import type { AnyWire, Heard, Standing } from "./standing.ts";
import * as pacing from "./storyPace.ts";
import type { Backlog, Beat, Haste } from "./storyPace.ts";

/** One event or notice, and the state after the message that brought it. */
export type Piece<Game extends AnyWire = AnyWire> = {
  heard: Heard<Game> | null;
  after: Standing<Game>;
};

/**
 * How long a piece stays on the stage, in milliseconds, and when it is told; 0 is not staged at
 * all. `act` is what happened with it, in one answer of the server.
 */
export type Pace = (heard: Heard, act: readonly Heard[]) => number | Beat;

export type Waiting<Game extends AnyWire = AnyWire> = Piece<Game> & { beat: Beat; came: number };

/** The pieces of one answer. A state without news is a piece, too: it is drawn in its turn. */
export function piecesOf<Game extends AnyWire>(
  standing: Standing<Game>,
  pace: Pace,
): Waiting<Game>[] {
  const act = standing.heard;
  const came = Date.now();
  const pieces = act.map((heard) => {
    const beat = pacing.asBeat(pace(heard, act));
    return { heard, after: standing, beat, came };
  });
  const silent = { heard: null, after: standing, beat: pacing.NO_BEAT, came };
  return pieces.length ? pieces : [silent];
}

/** What nobody has seen, and the state before its act: there one finds where it was. */
export type Missed<Game extends AnyWire = AnyWire> = {
  heard: Heard<Game>;
  before: Standing<Game> | null;
};

export function missedIn<Game extends AnyWire>(
  queue: readonly Piece<Game>[],
  drawn: Standing<Game> | null,
): Missed<Game>[] {
  const states = [...new Set(queue.map(({ after }) => after))];
  return queue.flatMap(({ heard, after }) => {
    const before = states[states.indexOf(after) - 1] ?? drawn;
    return heard ? [{ heard, before }] : [];
  });
}

export function backlogOf(queue: readonly Waiting[], speed: Speed): Backlog {
  const lengths = queue.map(({ beat }) => pacing.timed(beat, speed, pacing.CALM).lasts);
  const shown = lengths.filter((length) => length > 0);
  return { events: shown.length, time: sum(shown) };
}

/** How long the first of it has been waiting. */
export function ageOf(queue: readonly Waiting[]): number {
  const now = Date.now();
  return now - (queue[0]?.came ?? now);
}

/** The least haste with which all that is waiting is told in time. */
export function hasteIn(queue: readonly Waiting[], speed: Speed, began: number): Haste {
  const left = pacing.timeLeft(speed, Date.now() - began);
  const isBehind = pacing.isBehindBy(backlogOf(queue, speed));
  const isFitting = (haste: Haste): boolean => lengthOf(queue, speed, haste) <= left;
  if (!isBehind && isFitting(pacing.CALM)) return pacing.CALM;
  const hastes = pacing.HASTES.filter(({ isGravestOnly }) => isBehind || !isGravestOnly);
  return hastes.find(isFitting) ?? hastes.at(-1) ?? pacing.CALM;
}

/** How long all of it takes, with the rests between its acts; what is whole has time of its own. */
function lengthOf(queue: readonly Waiting[], speed: Speed, haste: Haste): number {
  const shown = queue
    .filter(({ beat }) => beat.weight !== "whole")
    .map((piece) => ({ after: piece.after, ...beatIn(piece, queue, speed, haste) }))
    .filter(({ lasts }) => lasts > 0);
  const acts = new Set(shown.map(({ after }) => after)).size;
  return sum(shown.map(({ lasts }) => lasts)) + acts * pacing.restAfter(speed, haste);
}

/** As it is shown, before these. */
export function beatIn(
  piece: Waiting,
  queue: readonly Waiting[],
  speed: Speed,
  haste: Haste,
): Beat {
  return isLeftOut(piece, queue, haste) ? pacing.NO_BEAT : pacing.timed(piece.beat, speed, haste);
}

/** Then the map alone shows what it has changed. */
function isLeftOut(piece: Waiting, queue: readonly Waiting[], haste: Haste): boolean {
  const { weight, lasts } = piece.beat;
  if (weight === "whole" || lasts === 0) return false;
  if (weight === "quiet" && haste.quiet === "unstaged") return true;
  if (weight === "quiet" && haste.quiet === "together" && isQuietNext(piece, queue)) return true;
  return haste.isGravestOnly && !isGravest(piece, queue);
}

/** What comes next is as quiet, and shows this, too. */
function isQuietNext(piece: Waiting, queue: readonly Waiting[]): boolean {
  const later = queue.slice(queue.indexOf(piece) + 1);
  return later.find(({ beat }) => beat.lasts > 0)?.beat.weight === "quiet";
}

/** Of its act, as far as that is still to be told. */
function isGravest(piece: Waiting, queue: readonly Waiting[]): boolean {
  const act = queue.filter(({ after }) => after === piece.after);
  if (!act.includes(piece)) act.unshift(piece);
  return act[pacing.gravest(act.map(({ beat }) => beat))] === piece;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
