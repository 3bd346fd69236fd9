import { SIGNS, type Sign } from "../../ui/icons/signs.ts";
import { STATION_SIGNS } from "../art/signs.ts";
import type { VerbName } from "./verbs.ts";

export const VERB_ICONS: Record<VerbName, Sign> = {
  move: STATION_SIGNS.move,
  explore: STATION_SIGNS.explore,
  search: STATION_SIGNS.search,
  fire: STATION_SIGNS.fire,
  knife: STATION_SIGNS.knife,
  grenade: STATION_SIGNS.grenade,
  items: STATION_SIGNS.items,
  terminal: STATION_SIGNS.terminal,
  "sick-bay": STATION_SIGNS["sick-bay"],
  trade: STATION_SIGNS.trade,
  burn: STATION_SIGNS.burn,
  end: SIGNS.end,
};
