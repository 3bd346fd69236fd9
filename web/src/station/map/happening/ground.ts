import type { Character, Event, Face, Room, Seat, Target, View } from "../../../wire/station.ts";
import { characterOf } from "../../names.ts";
import { crowds, shownBy } from "../drawing/crowd.ts";
import { type DrawnRoom, drawnRooms } from "../drawing/drawing.ts";
import { middleOf, type Placed, standing } from "../drawing/standing.ts";
import type { Box, Point } from "../geometry/cells.ts";
import { boxIn } from "../geometry/places.ts";
import type { Happening } from "./happening.ts";

/** Where on the map an event is played: where everybody stands before it, and after. */
export class Ground {
  readonly rooms: readonly DrawnRoom[];
  readonly before: readonly Placed[];
  readonly after: readonly Placed[];
  readonly #view: View;
  readonly #act: readonly Event[];

  constructor({ before, after, act }: Pick<Happening, "before" | "after" | "act">) {
    this.rooms = drawnRooms(after);
    this.before = placedIn(before);
    this.after = placedIn(after);
    this.#view = before;
    this.#act = act;
  }

  /** Where a character stands, or a parasite that is aimed at by face and room. */
  of(who: Target): Point | null {
    const [face, room] = who.split("@");
    if (room !== undefined) return this.parasite(face as Face, room as Room);
    return this.#standing(who as Character)?.at ?? null;
  }

  parasite(face: Face, room: Room, when: "before" | "after" = "before"): Point | null {
    const key = `${shownBy(face)}@${room}`;
    const found = this[when].find(({ being }) => being.key === key);
    return found?.at ?? this.middle(room);
  }

  /** The character with which a player does what happens; without one that is known, any. */
  doing(seat: Seat): Point | null {
    const known = this.#act.findLast((each) => "who" in each && each.seat === seat);
    if (known && "who" in known) return this.of(characterOf(seat, known.who));
    return this.within(seat, this.owedIn) ?? this.within(seat, null);
  }

  /** A player's character in a room, or wherever one stands. */
  within(seat: Seat, room: Room | null): Point | null {
    const own = this.before.filter(({ being }) => "seat" in being && being.seat === seat);
    return own.find((each) => room === null || each.room === room)?.at ?? null;
  }

  middle(room: Room): Point | null {
    const drawn = this.rooms.find((each) => each.room === room);
    return drawn ? middleOf(drawn) : null;
  }

  box(room: Room): Box | null {
    return boxIn(this.rooms, room);
  }

  #standing(character: Character): Placed | undefined {
    const isThey = ({ being }: Placed): boolean => being.key === character;
    return this.before.find(isThey) ?? this.after.find(isThey);
  }

  /** The room that what is owed is about. */
  get owedIn(): Room | null {
    const frame = this.#view.agenda.findLast((each) => "room" in each && each.room !== null);
    return frame && "room" in frame ? (frame.room ?? null) : null;
  }
}

function placedIn(view: View): Placed[] {
  return standing(drawnRooms(view), crowds(view));
}

/** A square about a point. */
export function square({ x, y }: Point, size: number): Box {
  return { x: x - size / 2, y: y - size / 2, width: size, height: size };
}
