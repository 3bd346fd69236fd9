import type { Option, Room, Seat, View } from "../../../wire/station.ts";
import type { Said } from "../../../words/said.ts";
import { roomName } from "../../names.ts";
import { isLaying, isSame, isWalking, type Offer, turnsAt } from "../choosing/choosing.ts";
import type { Being } from "../drawing/crowd.ts";
import { beingName } from "./names.ts";
import { purposeOf } from "./purpose.ts";

/** A room in words: who is in it, how hard parasites bite, and what it is good for. */
export function roomLines(
  room: Room,
  view: View,
  crowd: Map<Room, Being[]>,
  me: Seat | null,
): Said[] {
  return [insideOf(room, crowd, me), ...bitesIn(crowd.get(room) ?? []), ...purposeOf(room, view)];
}

function bitesIn(beings: readonly Being[]): Said[] {
  const faces = beings.flatMap((being) => ("face" in being ? being.face : []));
  const [first, other] = faces;
  return first ? [{ id: "page-map-bites", params: { faces: other ? "both" : first } }] : [];
}

export function insideOf(room: Room, crowd: Map<Room, Being[]>, me: Seat | null): Said {
  const inside = (crowd.get(room) ?? []).map((being) => beingName(being, me));
  const id = inside.length ? "page-map-room" : "page-map-room-empty";
  return { id, params: { room: roomName(room), inside } };
}

/** What a second tap on what is aimed at does: everywhere the same, it does it. */
export function nextTap(offer: Offer, aimed: Option | null): Said | null {
  if (aimed?.cell && isLaying(aimed)) {
    const turns = turnsAt(offer, aimed.cell);
    const number = turns.findIndex((each) => isSame(each, aimed)) + 1;
    const params = { number, count: turns.length };
    return turns.length > 1 ? { id: "page-map-tap-turn", params } : { id: "page-map-tap-lay" };
  }
  return aimed?.room && isWalking(aimed) ? { id: "page-map-tap-go" } : null;
}
