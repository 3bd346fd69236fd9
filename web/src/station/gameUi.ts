import type { GameUi } from "../play/game.ts";
import type { Wire } from "../wire/station.ts";
import Ending from "./Ending.svelte";
import MapSettings from "./map/MapSettings.svelte";
import { manners } from "./manners.ts";
import { saidAlone } from "./own/actor.ts";
import ActorMark from "./own/ActorMark.svelte";
import Face from "./recap/Face.svelte";
import { recaps } from "./recap/recaps.ts";
import { paceOf } from "./stage/pace.ts";
import StationScreen from "./StationScreen.svelte";

export const gameUi: GameUi<Wire> = {
  Screen: StationScreen,
  Ending,
  ActorMark,
  Settings: MapSettings,
  saidAlone,
  pace: paceOf,
  manners,
  recaps,
  Face,
};
