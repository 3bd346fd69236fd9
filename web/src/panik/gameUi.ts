import type { GameUi } from "../play/game.ts";
import type { Wire } from "../wire/panik.ts";
import Sheet from "./art/Sheet.svelte";
import Ending from "./Ending.svelte";
import EndingScene from "./EndingScene.svelte";
import { MOMENTS } from "./moments.ts";
import { manners } from "./manners.ts";
import { paceOf } from "./pace.ts";
import StreetStill from "./StreetStill.svelte";
import PanikScreen from "./PanikScreen.svelte";
import { soundOf } from "./sounds.ts";
import "./look.css";

export const gameUi: GameUi<Wire> = {
  Screen: PanikScreen,
  placesBar: true,
  Ending,
  poster: { Picture: EndingScene, title: () => ({ id: "page-panik-end" }), lines: 3 },
  ActorMark: null,
  Settings: null,
  saidAlone: ({ said }) => said ?? null,
  pace: paceOf,
  soundOf,
  manners,
  Still: StreetStill,
  Drawings: Sheet,
  moments: MOMENTS,
};
