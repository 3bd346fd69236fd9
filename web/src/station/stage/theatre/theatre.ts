import type { Component } from "svelte";
import type { Event, Seat, View } from "../../../wire/station.ts";
import Burning from "./Burning.svelte";
import Fallen from "./Fallen.svelte";
import Over from "./Over.svelte";
import Scan from "./Scan.svelte";
import Swap from "./Swap.svelte";
import Turning from "./Turning.svelte";

/** A moment that takes the screen. `isTold`: its words are there. */
export type TheatreProps<Each extends Event = Event> = {
  event: Each;
  view: View;
  isTold: boolean;
};

/**
 * Drama is rationed: one's own trade, an infection, the Host, the death of a player, the scan
 * and the end take the screen; everything else is played on the map, where it happens.
 */
export function theatreOf(event: Event, me: Seat | null): Component<TheatreProps> | null {
  switch (event.event) {
    case "CardsTraded":
      return isOwnTrade(event, me) ? (Swap as unknown as Component<TheatreProps>) : null;
    case "PlayerInfected":
    case "HostDrawn":
    case "HostCardPassed":
      return Turning as unknown as Component<TheatreProps>;
    case "HeatScanHeld":
      return Scan as unknown as Component<TheatreProps>;
    case "HiveBurned":
      return Burning as unknown as Component<TheatreProps>;
    case "GameEnded":
      return Over as unknown as Component<TheatreProps>;
    case "PlayerEliminated":
      return Fallen as unknown as Component<TheatreProps>;
    default:
      return null;
  }
}

/** Where others may look on, both cards are backs: then it is told like any trade. */
function isOwnTrade(event: Extract<Event, { event: "CardsTraded" }>, me: Seat | null): boolean {
  const isMine = event.seat === me || event.partner === me;
  return isMine && event.given !== "?" && event.returned !== "?";
}
