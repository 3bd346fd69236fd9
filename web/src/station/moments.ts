import type { Moments } from "../play/game.ts";
import { SIGNS } from "../ui/icons/signs.ts";
import { STATION_SIGNS } from "./art/signs.ts";

/** Red is for the infected alone. */
export const MOMENTS: Moments = {
  host: { drawing: STATION_SIGNS.bio, tone: "var(--danger)" },
  infection: { drawing: STATION_SIGNS.bio, tone: "var(--danger)" },
  blocked: { drawing: STATION_SIGNS.trade, tone: "var(--torch)" },
  trade: { drawing: STATION_SIGNS.trade, tone: "var(--torch)", isSmall: true },
  death: { drawing: STATION_SIGNS.dead, tone: "var(--light)" },
  scan: { drawing: STATION_SIGNS.scope, tone: "var(--cold)" },
  burn: { drawing: STATION_SIGNS.burn, tone: "var(--amber)" },
  end: { drawing: SIGNS.end, tone: "var(--light)" },
};
