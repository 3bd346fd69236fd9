import type { GameBriefing } from "../../play/game.ts";
import type { Rulings } from "../../wire/station.ts";

/** How many Gas Cans burn the Hive, unless a table agrees on another number. */
const GAS_NEEDED = 3;

export const briefing: GameBriefing = {
  pictures: () => import("./pictures.ts"),
  params: ({ gas_needed: gas = GAS_NEEDED }: Partial<Rulings>) => ({ gas }),
};
