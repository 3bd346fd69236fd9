import type { RoomCard, Seat } from "../../../wire/station.ts";
import type { Said } from "../../../words/said.ts";
import { characterName } from "../../names.ts";
import type { Being } from "../drawing/crowd.ts";

export const roomCardName = (card: RoomCard): Said => ({ id: `room-${card}` });

export function beingName(being: Being, me: Seat | null): Said {
  if ("seat" in being) return characterName(being.key, me);
  return { id: `page-map-parasites-${being.face}`, params: { count: being.count } };
}
