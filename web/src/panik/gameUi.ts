import type { GameUi } from "../play/game.ts";
import type { Wire } from "../wire/panik.ts";
import Ending from "./Ending.svelte";
import { manners } from "./manners.ts";
import { paceOf } from "./pace.ts";
import PanikScreen from "./PanikScreen.svelte";

export const gameUi: GameUi<Wire> = {
  Screen: PanikScreen,
  Ending,
  ActorMark: null,
  saidAlone: ({ said }) => said ?? null,
  pace: paceOf,
  manners,
};
