import type { GameUi } from "../play/game.ts";
import type { Wire } from "../wire/panik.ts";
import Ending from "./Ending.svelte";
import EndingScene from "./EndingScene.svelte";
import { manners } from "./manners.ts";
import { paceOf } from "./pace.ts";
import PanikScreen from "./PanikScreen.svelte";
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
  manners,
};
