import type { Cell, Character, Option } from "../../../wire/station.ts";
import { type DrawnRoom, thingAt } from "../drawing/drawing.ts";
import { characterAt, type Placed } from "../drawing/standing.ts";
import type { Point } from "../geometry/cells.ts";
import { badgeMeaning } from "./badges.ts";
import { type Meaning, meaningOf, type Offer } from "./choosing.ts";

/** All that a finger can meet on the map. `actors` are the characters one may choose. */
export type Ground = {
  rooms: readonly DrawnRoom[];
  cells: readonly Cell[];
  placed: readonly Placed[];
  actors: readonly Character[];
  offer: Offer;
  aimed: Option | null;
};

/**
 * What a tap means. A badge comes first; then a second tap on the aimed place, which does it. A
 * character is chosen by a tap on it, unless another has been chosen that can do something there:
 * then the tap is meant for the room.
 */
export function pointedAt(point: Point, ground: Ground, reach: number): Meaning | null {
  const { rooms, cells, placed, actors, offer, aimed } = ground;
  const badge = badgeMeaning(point, ground, reach);
  if (badge) return badge;
  const thing = thingAt(point, rooms, cells);
  const meaning = thing && meaningOf(offer, thing, aimed);
  const isAgain = meaning && "aim" in meaning && meaning.aim === aimed;
  if (isAgain || offer.targets.length || (meaning && offer.actor !== null)) return meaning;
  const character = characterAt(point, placed, actors, reach);
  return character ? { act: character } : meaning;
}

/** The one after the chosen character, or the first. */
export function nextActor(actors: readonly Character[], actor: Character | null): Character | null {
  const number = actor === null ? -1 : actors.indexOf(actor);
  return actors[(number + 1) % actors.length] ?? null;
}
