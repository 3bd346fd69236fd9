import type { GameUi } from "../play/game.ts";
import type { Wire } from "../wire/station.ts";
import DrawingSheet from "./art/Sheet.svelte";
import Ending from "./Ending.svelte";
import { endingTitle } from "./ending/endings.ts";
import { fate } from "./ending/fate.ts";
import Poster from "./ending/Poster.svelte";
import MapSettings from "./map/MapSettings.svelte";
import StillMap from "./map/StillMap.svelte";
import { MOMENTS } from "./moments.ts";
import { manners } from "./manners.ts";
import { saidAlone } from "./own/actor.ts";
import GoalLine from "./own/GoalLine.svelte";
import { meaningOf } from "./own/meaning.ts";
import SeatFace from "./own/SeatFace.svelte";
import ActorMark from "./own/ActorMark.svelte";
import Hands from "./players/Hands.svelte";
import { recaps } from "./recap/recaps.ts";
import { paceOf } from "./stage/pace.ts";
import { hum } from "./stage/sounds/hum.ts";
import { soundOf } from "./stage/sounds/sounds.ts";
import StationScreen from "./StationScreen.svelte";

export const gameUi: GameUi<Wire> = {
  Screen: StationScreen,
  placesBar: true,
  placesPanel: true,
  GoalLine,
  Face: SeatFace,
  meaning: meaningOf,
  Ending,
  ActorMark,
  Settings: MapSettings,
  saidAlone,
  pace: paceOf,
  manners,
  recaps,
  Still: StillMap,
  Drawings: DrawingSheet,
  moments: MOMENTS,
  suspectsPlayers: true,
  fate,
  Hands,
  soundOf,
  drone: hum,
  poster: { Picture: Poster, title: endingTitle, lines: 2 },
};
