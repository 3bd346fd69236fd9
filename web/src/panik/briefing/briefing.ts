import type { GameBriefing } from "../../play/game.ts";

export const briefing: GameBriefing = {
  pictures: () => import("./pictures.ts"),
  params: () => ({}),
};
