import type { Sign } from "../../ui/icons/signs.ts";
import { STATION_SIGNS } from "../art/signs.ts";
import type { KindName } from "./kinds.ts";

/** What may lie before a player, where a picture would be too small. */
export const LAID_SIGNS: Partial<Record<KindName, Sign>> = {
  ammo: STATION_SIGNS.ammo,
  "heavy-gun": STATION_SIGNS.gun,
  scope: STATION_SIGNS.scope,
  knife: STATION_SIGNS.knife,
  keycard: STATION_SIGNS.key,
};
