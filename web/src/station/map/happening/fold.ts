import type { Character, Event, Face, Role, Room, View } from "../../../wire/station.ts";
import { roleOf, seatOf } from "../../names.ts";

/**
 * The map after some events of an act whose last state is `end`: each is seen on the map when it is
 * told, and not all of them at once when the act is over. Nothing is judged here, only followed.
 */
export function followed(view: View, events: readonly Event[], end: View): View {
  return events.reduce((seen, event) => follow(seen, event, end), view);
}

function follow(view: View, event: Event, end: View): View {
  switch (event.event) {
    case "CharacterMoved":
      return standing(view, `${event.seat}.${event.who}`, event.room);
    case "CharacterDied":
      return standing(view, event.character, null);
    case "CharacterWounded":
      return hurt(view, event.character, event.points);
    case "CharacterHealed":
      return hurt(view, event.character, -1);
    case "RoomLaid":
      return { ...view, map: [...view.map, { card: event.card, ...event.place }] };
    case "CardTurnedRed":
      return { ...view, red: [...view.red, event.card] };
    case "DoorsOpened":
      return { ...view, doors_open: true };
    case "ParasiteAppeared":
      return come(view, event.room, event.face);
    case "ParasiteShifted":
      return come(gone(view, event.origin, event.face), event.room, event.face);
    case "ParasiteKilled":
      return gone(view, event.room, event.face);
    case "ParasiteWounded":
      return come(gone(view, event.room, "black"), event.room, event.face);
    case "ParasitesMoved":
      return { ...view, parasites: end.parasites };
    default:
      return view;
  }
}

const placeOf = (role: Role): 0 | 1 => (role === "T" ? 0 : 1);

function standing(view: View, character: Character, room: Room | null): View {
  return changed(view, character, "rooms", room);
}

function hurt(view: View, character: Character, points: number): View {
  const player = view.players.find(({ seat }) => seat === seatOf(character));
  const before = player?.health[placeOf(roleOf(character))] ?? 0;
  return changed(view, character, "health", Math.max(0, before - points));
}

/** What a player has two of, one for each character. */
function changed<Name extends "rooms" | "health">(
  view: View,
  character: Character,
  name: Name,
  value: View["players"][number][Name][number],
): View {
  const players = view.players.map((player) => {
    if (player.seat !== seatOf(character)) return player;
    const both = [...player[name]];
    both[placeOf(roleOf(character))] = value;
    return { ...player, [name]: both };
  });
  return { ...view, players: players as View["players"] };
}

function come(view: View, room: Room, face: Face): View {
  return { ...view, parasites: [...view.parasites, [room, face]] };
}

function gone(view: View, room: Room, face: Face): View {
  const place = view.parasites.findIndex(([at, its]) => at === room && its === face);
  if (place < 0) return view;
  return { ...view, parasites: view.parasites.filter((_, each) => each !== place) };
}
