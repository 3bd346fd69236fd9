import type { Component } from "svelte";
import type { StillProps } from "../../play/game.ts";
import type { Contents, Rulebook } from "../../play/rulebook.ts";
import { SIGNS } from "../../ui/icons/signs.ts";
import written from "../../wire/rulebook/station.json";
import Sheet from "../art/Sheet.svelte";
import { STATION_SIGNS } from "../art/signs.ts";
import StillMap from "../map/StillMap.svelte";
import Pictures from "./Pictures.svelte";

export const rulebook: Rulebook = {
  contents: written as unknown as Contents,
  signs: {
    setup: STATION_SIGNS.items,
    rounds: SIGNS.end,
    phase: STATION_SIGNS.parasite,
    map: SIGNS.fit,
    explore: STATION_SIGNS.explore,
    move: STATION_SIGNS.move,
    attack: STATION_SIGNS.fire,
    search: STATION_SIGNS.search,
    terminal: STATION_SIGNS.terminal,
    items: SIGNS.cards,
    trade: STATION_SIGNS.trade,
    end: STATION_SIGNS.burn,
    variants: SIGNS.more,
  },
  Drawings: Sheet,
  Pictures,
  Still: StillMap as unknown as Component<StillProps>,
};
