import type { Direction, RoomCard, View } from "../../../wire/station.ts";
import type { Said } from "../../../words/said.ts";
import { boxOf, DIRECTIONS } from "../geometry/cells.ts";
import { roomsOn, type Side, sidesOf } from "../geometry/printed.ts";
import { purposeOf } from "./purpose.ts";

/** What of the decks somebody wants to know. */
export type Deck = "rooms" | "searches";
/** In words, with the rule that says more. */
export type Explained = { lines: readonly Said[]; rule: string };

export function explained(deck: Deck, view: View): Explained {
  return deck === "rooms" ? roomDeck(view) : searchDeck(view);
}

function roomDeck(view: View): Explained {
  const card = view.next_room;
  const hive = view.map.some((laid) => laid.card === "hive") ? "no" : "yes";
  const left: Said = { id: "page-map-rooms-left", params: { count: view.rooms_left, hive } };
  return { lines: card ? [...cardLines(card, view), left] : [left], rule: "EXPLORE-5" };
}

function searchDeck({ search_left, discards }: View): Explained {
  const params = { left: search_left, gone: discards.length };
  return { lines: [{ id: "page-map-searches-left", params }], rule: "SEARCH-6" };
}

/** What its rooms are good for, and how its sides lie. */
function cardLines(card: RoomCard, view: View): Said[] {
  const rooms = roomsOn(card, "0", boxOf("0,0"));
  return [...rooms.flatMap(({ room }) => purposeOf(room, view)), ...sideLines(card)];
}

function sideLines(card: RoomCard): Said[] {
  const sides = sidesOf(card, "0");
  const like = (kind: Side): Direction[] => DIRECTIONS.filter((each) => sides[each] === kind);
  return (["open", "security"] as const).flatMap((kind) => {
    const named = like(kind).map((direction) => ({ id: `direction-${direction}` }));
    return named.length ? [{ id: `page-map-sides-${kind}`, params: { sides: named } }] : [];
  });
}
