import type { Drawings } from "../play/briefing/drawing.ts";
import type { GameBriefing } from "../play/game.ts";
import type { Rulings } from "../wire/station.ts";

/** How many Gas Cans burn the Hive, unless a table agrees on another number. */
const GAS_NEEDED = 3;

const drawings: Drawings = {
  // A head with a helmet, and one with an antenna.
  you: {
    body: "M6 42c0-11 5-14 13-14s13 3 13 14zM34 42V31h22v11zM37 13h16v13H37zM45 13V6",
    lit: "M12 16a7 7 0 0 1 14 0v3H12zM41 18h3M47 18h3",
  },
  // The Hive, and the flame under it.
  win: {
    grim: "M32 5c9 0 14 7 14 14s-5 12-14 12-14-5-14-12S23 5 32 5zM32 13a5 6 0 1 1 0 12a5 6 0 1 1 0-12z",
    lit: "M22 45c-6-5-1-9 1-13 1 4 4 4 4 1 3 2 4 4 5-1 2 4 3 4 5 1 1 3 3 2 4-2 4 5 5 10 0 14z",
  },
  // Rooms side by side with a doorway, and four points to spend.
  turn: {
    body: "M6 5h24v24H6zM34 5h24v24H34zM28 14h8v6h-8z",
    lit: "M8 39a4 4 0 1 0 8 0a4 4 0 1 0-8 0M21 39a4 4 0 1 0 8 0a4 4 0 1 0-8 0M34 39a4 4 0 1 0 8 0a4 4 0 1 0-8 0M47 39a4 4 0 1 0 8 0a4 4 0 1 0-8 0",
  },
  // Three alike, and in one of them something looks out.
  secret: {
    body: "M3 42c0-9 3-12 9-12s9 3 9 12zM6 20a6 6 0 1 1 12 0v2a6 6 0 1 1-12 0zM43 42c0-9 3-12 9-12s9 3 9 12zM46 20a6 6 0 1 1 12 0v2a6 6 0 1 1-12 0z",
    grim: "M23 42c0-9 3-12 9-12s9 3 9 12zM26 20a6 6 0 1 1 12 0v2a6 6 0 1 1-12 0zM29 20l2 2M35 20l-2 2M32 12V7M28 13l-3-4M36 13l3-4",
  },
  // Two cards change places; one has something on it.
  beware: {
    body: "M38 8h18v26H38zM22 40h16l-4-4M38 40l-4 4M42 4H26l4-3",
    grim: "M8 8h18v26H8zM17 15a4 5 0 1 1 0 10a4 5 0 1 1 0-10zM12 13l2 3M22 13l-2 3M12 29l2-3M22 29l-2-3",
  },
};

export const briefing: GameBriefing = {
  drawings,
  params: ({ gas_needed: gas = GAS_NEEDED }: Partial<Rulings>) => ({ gas }),
};
