import type { Drawings } from "../play/briefing/drawing.ts";
import type { GameBriefing } from "../play/game.ts";

const HOUSE = "M44 15V7h-5v5M12 43V23L32 8l20 15v20zM8 26L32 8l24 18";

const drawings: Drawings = {
  // A manor, and a hunter with a hat before it.
  you: {
    body: "M30 16v-7h-5v3M6 43V24L20 10l16 14v19zM3 26L20 10l19 16M12 28h6v6h-6zM24 28h6v6h-6z",
    lit: "M42 44c0-9 3-13 9-13s9 4 9 13zM46 23a5 5 0 0 0 10 0v-2H46zM42 20h18M46 20c0-8 10-8 10 0",
  },
  // A ghost, and what it pays.
  win: {
    grim: "M8 40V22c0-17 26-17 26 0v18l-5-5-4 5-4-5-4 5-4-5zM17 21v2M25 21v2",
    lit: "M45 24h10M50 19v10",
  },
  // A hunter goes to a manor.
  turn: {
    body: "M56 20v-8h-4v4M36 43V26L48 14l12 12v17zM34 28l14-14 14 14M44 32h8v11h-8z",
    lit: "M4 44c0-9 3-13 8-13s8 4 8 13zM8 23a4 5 0 0 0 8 0v-2H8zM4 20h16M8 20c0-8 8-8 8 0M22 28h8M27 24l4 4-4 4",
  },
  // A manor behind a shut eye.
  secret: { body: HOUSE, grim: "M21 26c5 8 17 8 22 0M32 32v5M24 30l-3 4M40 30l3 4" },
  // A manor with jaws.
  beware: {
    body: HOUSE,
    grim: "M14 27l4.500 7 4.500-7 4.500 7 4.500-7 4.500 7 4.500-7 4.500 7 4.500-7v15H14zM24 20l5 3M40 20l-5 3",
  },
};

export const briefing: GameBriefing = { drawings, params: () => ({}) };
