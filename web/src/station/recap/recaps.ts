import type { Recaps } from "../../play/recap/recapped.ts";
import type { Event, Room, View } from "../../wire/station.ts";
import { spotIn, spotLookedAt } from "../stage/spot.ts";
import { seatIn } from "../stage/staged.ts";

type Name = Event["event"];

/** Steps on the way to something else, and what the map shows by itself. */
const SMALL: readonly Name[] = [
  ...(["CardDealt", "CardDrawn", "CardTurnedRed", "DieRolled", "MarkerPassed"] as const),
  ...(["NextRoomShown", "SearchDeckRemade", "TurnBegan", "TurnEnded", "WoundsTaken"] as const),
  ...(["ParasitePhaseBegan", "TradeBegan", "KnifeDrawn", "ParasiteShifted"] as const),
];

const GRAVE: readonly Name[] = [
  ...(["CharacterDied", "PlayerEliminated", "HeatScanHeld", "HiveBurned", "GameEnded"] as const),
  ...(["CharacterWounded", "PlayerInfected", "HostDrawn", "HostCardPassed"] as const),
];

/** What of a stretch of the game is worth reading afterwards. */
export const recaps: Recaps = {
  isTold: (event, act) =>
    !SMALL.includes(event.event as Name) && !isLethal(event as Event, act as Event[]),
  isGrave: ({ event }) => GRAVE.includes(event as Name),
  seatOf: (event) => seatIn(event as Event),
  placeOf: (event, view) => placeOf(event as Event, (view ?? null) as View | null),
};

/** A wound of which one died: the death is told. */
function isLethal(event: Event, act: readonly Event[]): boolean {
  if (event.event !== "CharacterWounded") return false;
  const { character } = event;
  return act.some((each) => each.event === "CharacterDied" && each.character === character);
}

/** A swap is where the two stood, which its question named. */
function placeOf(event: Event, view: View | null): Room | null {
  const owed = view?.agenda.findLast((each) => "room" in each);
  if (event.event === "CardsTraded" && owed && "room" in owed) return owed.room ?? null;
  const spot = view ? spotIn(event, view) : spotLookedAt(event);
  return spot?.rooms.at(-1) ?? null;
}
