import type { Line } from "../../table/log.svelte.ts";
import type { Table } from "../../table/table.svelte.ts";
import type { Piece } from "../../table/story.svelte.ts";
import type { Card, Event, PlayerView, Seat, Wire } from "../../wire/station.ts";
import type { Said } from "../../words/said.ts";

const KEPT = "panicroom.turned.";

export type NewSide = "infected" | "host";

/** Whether this player has changed sides and has not yet been told so in plain words. */
export function newSideOf({ infected, is_host }: PlayerView, table: string): NewSide | null {
  if (infected !== true) return null;
  const turned = is_host === true ? "host" : "infected";
  return localStorage.getItem(KEPT + table) === turned ? null : turned;
}

export function noteNewSide(table: string, turned: NewSide): void {
  localStorage.setItem(KEPT + table, turned);
}

/** Who did it, as the own event tells. */
export function infectedBy(lines: readonly Line<Wire>[]): Said | null {
  const said = saidOf(lines, "PlayerInfected");
  const by = said?.params?.["by"];
  return typeof by === "object" && "id" in by ? by : null;
}

export type Trade = { key: number; said: Said; heard: Event };

/** The last trade of one's own, as far as it has been told. */
export function lastTrade(lines: readonly Line<Wire>[]): Trade | null {
  const line = lines.findLast(
    (each) => each.kind === "event" && each.event === "CardsTraded" && isOwn(each.said),
  );
  return line?.kind === "event" ? { key: line.key, said: line.said, heard: line.heard } : null;
}

/** A hand that was shown to this player, as the Body Scanner does. */
export type ShownHand = { key: number; seat: Seat; cards: Card[]; heard: Event };

export function lastHandShown(lines: readonly Line<Wire>[], me: Seat): ShownHand | null {
  const shown = lines.flatMap((line) => {
    if (line.kind !== "event" || line.heard.event !== "HandShown") return [];
    const { key, heard } = line;
    const { seat, viewer, cards } = heard;
    return viewer === me && cards !== "?" ? [{ key, seat, cards, heard }] : [];
  });
  return shown.at(-1) ?? null;
}

/** Its cards are still turning: what it has made of anybody is not drawn yet. */
export function isOnStage({ heard }: { heard: Event }, now: Piece<Wire> | null): boolean {
  return now !== null && now.after.heard.includes(heard);
}

/**
 * What is drawn is still being told: a game begins with its first state. Its scene comes before plain
 * words.
 */
export function isBeingTold({ now, drawn }: Pick<Table<Wire>["story"], "now" | "drawn">): boolean {
  return now !== null && now.after === drawn;
}

function saidOf(lines: readonly Line<Wire>[], event: string): Said | null {
  const line = lines.findLast((each) => each.kind === "event" && each.event === event);
  return line?.kind === "event" ? line.said : null;
}

const isOwn = ({ params }: Said): boolean =>
  params?.["you"] === "seat" || params?.["you"] === "partner";
