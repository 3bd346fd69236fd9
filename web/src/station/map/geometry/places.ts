import type { Character, Option, Room, Seat, View } from "../../../wire/station.ts";
import { characterOf } from "../../names.ts";
import { around, type Box, boxOf, centre, SIZE } from "./cells.ts";
import { cellsBeyond } from "./walls.ts";
import { isOfMapAlone, type Offer } from "../choosing/choosing.ts";
import type { DrawnRoom } from "../drawing/drawing.ts";

/**
 * Where to look, from the whole map down to where one character stands, that place itself, and all that
 * has been laid.
 */
export type Sights = { boxes: Box[]; middle: Box; laid: Box };

/**
 * Whoever only watches looks where the player whose turn it is looks. An aim changes nothing; and the
 * whole map has the places where cards may come to lie, so that it does not grow when they are offered.
 */
export function sightsOf(
  view: View,
  me: Seat | null,
  offer: Offer,
  rooms: readonly DrawnRoom[],
): Sights {
  const laid = around(rooms.map(({ box }) => box));
  const free = view.rooms_left ? cellsBeyond(view.map).map(boxOf) : [];
  const whole = around([laid, ...free]);
  if (isOfMapAlone(offer.options))
    return { ...sightsOfPlaces(offeredBoxes(offer, rooms), whole, rooms), laid };
  const own = standings(view, me ?? view.turn.seat, rooms);
  const [first] = own;
  if (!first) return { boxes: [whole], middle: whole, laid };
  const meant = own.find(({ character }) => character === offer.actor) ?? first;
  const all = around([...own.map(({ box }) => box), ...offeredBoxes(offer, rooms)]);
  const one = around([meant.box, ...offeredBoxes(offer, rooms, meant.character)]);
  return { boxes: [whole, laid, all, one], middle: meant.box, laid };
}

/** Where something must be chosen on the map, one looks at the places alone. */
function sightsOfPlaces(
  places: readonly Box[],
  whole: Box,
  rooms: readonly DrawnRoom[],
): Omit<Sights, "laid"> {
  const near = places.map((place) => surrounded(place, rooms));
  return { boxes: [whole, around(near)], middle: places[0] ?? whole };
}

/** With the rooms beside it. */
function surrounded(place: Box, rooms: readonly DrawnRoom[]): Box {
  const { x, y } = centre(place);
  const near = rooms.filter(({ box }) => {
    const at = centre(box);
    return Math.hypot(at.x - x, at.y - y) < 1.25 * SIZE;
  });
  return around([place, ...near.map(({ box }) => box)]);
}

/** A player's characters on the map, each with the room it stands in. */
export function standings(
  view: View,
  seat: Seat,
  rooms: readonly DrawnRoom[],
): { character: Character; box: Box }[] {
  const player = view.players.find((each) => each.seat === seat);
  return (player?.rooms ?? []).flatMap((where, number) => {
    const box = boxIn(rooms, where);
    return box ? [{ character: characterOf(seat, number ? "A" : "T"), box }] : [];
  });
}

/** All places on the map that are to choose from, or those of one character. */
function offeredBoxes(
  { options, targets }: Offer,
  rooms: readonly DrawnRoom[],
  who: Character | null = null,
): Box[] {
  return [...options, ...targets]
    .filter(({ character }) => !character || who === null || character === who)
    .map((option) => placeOf(option, rooms))
    .filter((box) => box !== null);
}

/** Where on the map an option leads. */
export function placeOf({ cell, room }: Option, rooms: readonly DrawnRoom[]): Box | null {
  return cell ? boxOf(cell) : boxIn(rooms, room);
}

export function boxIn(rooms: readonly DrawnRoom[], room: Room | null | undefined): Box | null {
  return rooms.find((each) => each.room === room)?.box ?? null;
}
