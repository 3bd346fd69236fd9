import { isNotice } from "../../table/standing.ts";
import type { Piece } from "../../table/story.svelte.ts";
import type { Event, Seat, Wire } from "../../wire/station.ts";
import { seatOf } from "../names.ts";
import { covered } from "./secret.ts";

/** What is to be shown of a piece; nothing that others must not see where they may look. */
export function staged(piece: Piece<Wire> | null, isCovered: boolean): Event | null {
  const heard = piece?.heard;
  if (!heard || isNotice(heard) || !heard.said) return null;
  return isCovered ? covered(heard) : heard;
}

/** Whose doing it is, or whose fate. */
export function seatIn(event: Event): Seat | null {
  if ("seat" in event) return event.seat;
  return "character" in event ? seatOf(event.character) : null;
}
