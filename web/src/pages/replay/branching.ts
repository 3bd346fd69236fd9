import { ask } from "../../net/api.ts";
import { playMoment } from "../../play/playNow.ts";
import type { AskedThen, FinishedGame } from "../../wire/protocol.ts";
import { type Eyes, isSeat, type Replay } from "./replay.svelte.ts";

/** The first choice from this step on, of these eyes or of whoever had it. */
export function questionAt(id: string, step: number, eyes: Eyes): Promise<AskedThen | null> {
  const seat = isSeat(eyes) ? `&seat=${eyes}` : "";
  return ask<AskedThen | null>("GET", `/replays/${id}/question?step=${step}${seat}`);
}

/** Opens a table that goes on from a moment against bots; its path. */
export async function playOn(
  name: string,
  { id, game }: FinishedGame,
  step: number,
  seat: number,
): Promise<string> {
  return `/t/${await playMoment(name, game, { replay: id, step }, seat)}`;
}

/** Whose eyes see it, or the reader's own seat, or who acts next: whoever of them still lives. */
export async function seatToPlay({ eyes, about, suspicions, step }: Replay): Promise<number> {
  const lives = (seat: number): boolean => (suspicions?.out[seat] ?? about.steps + 1) > step;
  const wanted = isSeat(eyes) ? [Number(eyes)] : about.seat === null ? [] : [about.seat];
  const seat = wanted.find(lives) ?? (await questionAt(about.id, step, "open"))?.seat;
  return seat ?? 0;
}

/** Where a friend is asked what they would do; `?ask` hides all that followed. */
export function askingPath(id: string, step: number): string {
  return `/g/${id}?ask#${step}`;
}
