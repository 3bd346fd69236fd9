import { dropUnder, keep, kept, keptUnder } from "../../net/kept.ts";
import type { FinishedGame } from "../../wire/protocol.ts";
import { allEyes, filmPath } from "./paths.ts";

/** Finished games that this device keeps, with the eyes of everybody. */
const ALL = "/replays/";
const ABOUT = /^\/replays\/[a-z0-9]+$/;

export async function keepReplay(about: FinishedGame): Promise<void> {
  const path = ALL + about.id;
  for (const eyes of allEyes(about)) await keep(filmPath(about.id, eyes));
  await keep(`${path}/suspicions`);
  await keep(path); // last: what is there to be listed is whole
}

export async function dropReplay(id: string): Promise<void> {
  await dropUnder(ALL + id);
}

export async function isReplayKept(id: string): Promise<boolean> {
  return (await kept(ALL + id)) !== null;
}

/** The newest first. */
export async function keptReplays(): Promise<FinishedGame[]> {
  const paths = (await keptUnder(ALL)).filter((path) => ABOUT.test(path));
  const found = await Promise.all(paths.map((path) => kept<FinishedGame>(path)));
  return found.filter((about) => about !== null).sort((one, other) => other.made - one.made);
}
