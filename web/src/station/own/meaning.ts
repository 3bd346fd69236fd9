import type { Table } from "../../table/table.svelte.ts";
import type { Option, View, Wire } from "../../wire/station.ts";
import type { Said } from "../../words/said.ts";
import { kindOf } from "../cards/kinds.ts";
import { characterName, characterOf, roomName } from "../names.ts";
import { ROLES } from "../players/players.ts";

/** Whom one would meet on the way, or what a card does: under the words of the big button. */
export function meaningOf(option: Option, table: Pick<Table<Wire>, "live">): Said | null {
  const view = table.live?.view;
  if (!view) return null;
  if (option.verb === "move" || option.verb === "run") return metIn(option, view);
  return option.card ? { id: `page-station-card-${kindOf(option.card)}` } : null;
}

function metIn({ room }: Option, { players, viewer }: View): Said | null {
  if (!room) return null;
  const inside = players
    .filter(({ seat }) => seat !== viewer)
    .flatMap(({ seat, rooms }) =>
      ROLES.filter((_, place) => rooms[place] === room).map((role) => characterOf(seat, role)),
    )
    .map((character) => characterName(character, viewer));
  return inside.length ? { id: "page-map-room", params: { room: roomName(room), inside } } : null;
}
