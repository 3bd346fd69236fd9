import type { Impossible, Said } from "../../wire/api.ts";
import type { Cell, Room } from "../../wire/station.ts";
import { roleOf, roomName } from "../names.ts";
import { grouped, type Reason } from "../verbs/reasons.ts";
import { cellsOffered, type Offer, waysTo } from "./choosing.ts";
import type { Drawn } from "./drawn.svelte.ts";

/** Whether a tap on a room would have been a step into it, had there been a way. */
export function isStepMissed(room: Room, offer: Offer): boolean {
  return offer.options.length > 0 && !offer.targets.length && !waysTo(offer, room).length;
}

/** Why none of those who stand next to the room may step into it, as the server says. */
export function reasonsAgainst(
  room: Room,
  { offer, refused }: Pick<Drawn, "offer" | "refused">,
): Reason[] {
  if (!refused || !isStepMissed(room, offer)) return [];
  const own = offer.actor && roleOf(offer.actor);
  const steps = refused.filter(({ action, said }) => {
    const [verb, who] = action.split(" ");
    return verb === "move" && (own === null || who === own) && isInto(room, said);
  });
  return grouped(steps);
}

/** True of every place: told only where nothing else stands against it. */
const EVERYWHERE = ["why-not-upright", "why-same-either-way"];

/** The free cells where the card that must be laid may not lie, and the server says why. */
export function cellsRefused({
  view,
  offer,
  refused,
}: Pick<Drawn, "view" | "offer" | "refused">): Cell[] {
  if (!refused || !offer.options.some(({ verb }) => verb === "lay")) return [];
  const known = [...view.map.map(({ cell }) => cell), ...cellsOffered(offer)];
  const cells = refused.filter(({ verb }) => verb === "lay").map(({ action }) => cellIn(action));
  return [...new Set(cells)].filter((cell) => !known.includes(cell));
}

export function reasonsAt(cell: Cell, refused: readonly Impossible[]): Reason[] {
  const there = refused.filter(({ verb, action }) => verb === "lay" && cellIn(action) === cell);
  const reasons = grouped(there);
  const own = reasons.filter(({ id }) => !EVERYWHERE.includes(id));
  return own.length ? own : reasons;
}

/** As in "lay 1,0 180". */
const cellIn = (action: string): Cell => (action.split(" ")[1] ?? "") as Cell;

/** The server names the room to which a passage leads, and none where there is no passage. */
function isInto(room: Room, said: Said | null): boolean {
  const named = said?.params?.["room"];
  return typeof named === "object" && "id" in named && named.id === roomName(room).id;
}
