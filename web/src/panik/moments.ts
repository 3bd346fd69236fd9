import type { Moments } from "../play/game.ts";
import { SIGNS } from "../ui/icons/signs.ts";

export const MOMENTS: Moments = {
  eviction: { drawing: SIGNS.away, tone: "var(--torch)", isSmall: true },
  uncovered: { drawing: SIGNS.eye, tone: "#9ff0dd" },
  scoring: { drawing: SIGNS.end, tone: "var(--amber)" },
};
