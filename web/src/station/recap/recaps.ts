import type { Recaps } from "../../play/recap/recapped.ts";
import type { Event } from "../../wire/station.ts";
import { spotLookedAt } from "../stage/spot.ts";
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
  isTold: ({ event }) => !SMALL.includes(event as Name),
  isGrave: ({ event }) => GRAVE.includes(event as Name),
  seatOf: (event) => seatIn(event as Event),
  placeOf: (event) => spotLookedAt(event as Event)?.rooms.at(-1) ?? null,
};
