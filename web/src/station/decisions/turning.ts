import type { Line } from "../../table/log.svelte.ts";
import type { PlayerView } from "../../wire/station.ts";
import type { Said } from "../../words/said.ts";

const KEPT = "panicroom.turned.";

export type Turned = "infected" | "host";

/** Whether this player has changed sides and has not yet been told so in plain words. */
export function turnedNow({ infected, is_host }: PlayerView, code: string): Turned | null {
  if (infected !== true) return null;
  const turned = is_host === true ? "host" : "infected";
  return localStorage.getItem(KEPT + code) === turned ? null : turned;
}

export function noteTurned(code: string, turned: Turned): void {
  localStorage.setItem(KEPT + code, turned);
}

/** Who did it, as the own event tells. */
export function infectedBy(lines: readonly Line[]): Said | null {
  const said = saidOf(lines, "PlayerInfected");
  const by = said?.params?.["by"];
  return typeof by === "object" && "id" in by ? by : null;
}

/** The last trade of one's own, as far as it has been told. */
export function lastTrade(lines: readonly Line[]): { key: number; said: Said } | null {
  const line = lines.findLast(
    (each) => each.kind === "event" && each.event === "CardsTraded" && isOwn(each.said),
  );
  return line?.kind === "event" ? { key: line.key, said: line.said } : null;
}

function saidOf(lines: readonly Line[], event: string): Said | null {
  const line = lines.findLast((each) => each.kind === "event" && each.event === event);
  return line?.kind === "event" ? line.said : null;
}

const isOwn = ({ params }: Said): boolean =>
  params?.["you"] === "seat" || params?.["you"] === "partner";
