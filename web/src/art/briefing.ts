/** Paths in a field of 64 by 48: bodies, what one wants, and what lurks. */
type Drawing = { body?: string; lit?: string; grim?: string };

const HOUSE = "M44 15V7h-5v5M12 43V23L32 8l20 15v20zM8 26L32 8l24 18";

export const DRAWINGS: Record<string, Drawing> = {
  // A head with a helmet, and one with an antenna.
  "station-you": {
    body: "M6 42c0-11 5-14 13-14s13 3 13 14zM34 42V31h22v11zM37 13h16v13H37zM45 13V6",
    lit: "M12 16a7 7 0 0 1 14 0v3H12zM41 18h3M47 18h3",
  },
  // The Hive, and the flame under it.
  "station-win": {
    grim: "M32 5c9 0 14 7 14 14s-5 12-14 12-14-5-14-12S23 5 32 5zM32 13a5 6 0 1 1 0 12a5 6 0 1 1 0-12z",
    lit: "M22 45c-6-5-1-9 1-13 1 4 4 4 4 1 3 2 4 4 5-1 2 4 3 4 5 1 1 3 3 2 4-2 4 5 5 10 0 14z",
  },
  // Rooms side by side with a doorway, and four points to spend.
  "station-turn": {
    body: "M6 5h24v24H6zM34 5h24v24H34zM28 14h8v6h-8z",
    lit: "M8 39a4 4 0 1 0 8 0a4 4 0 1 0-8 0M21 39a4 4 0 1 0 8 0a4 4 0 1 0-8 0M34 39a4 4 0 1 0 8 0a4 4 0 1 0-8 0M47 39a4 4 0 1 0 8 0a4 4 0 1 0-8 0",
  },
  // Three alike, and in one of them something looks out.
  "station-secret": {
    body: "M3 42c0-9 3-12 9-12s9 3 9 12zM6 20a6 6 0 1 1 12 0v2a6 6 0 1 1-12 0zM43 42c0-9 3-12 9-12s9 3 9 12zM46 20a6 6 0 1 1 12 0v2a6 6 0 1 1-12 0z",
    grim: "M23 42c0-9 3-12 9-12s9 3 9 12zM26 20a6 6 0 1 1 12 0v2a6 6 0 1 1-12 0zM29 20l2 2M35 20l-2 2M32 12V7M28 13l-3-4M36 13l3-4",
  },
  // Two cards change places; one has something on it.
  "station-beware": {
    body: "M38 8h18v26H38zM22 40h16l-4-4M38 40l-4 4M42 4H26l4-3",
    grim: "M8 8h18v26H8zM17 15a4 5 0 1 1 0 10a4 5 0 1 1 0-10zM12 13l2 3M22 13l-2 3M12 29l2-3M22 29l-2-3",
  },
  // A manor, and a hunter with a hat before it.
  "panik-you": {
    body: "M30 16v-7h-5v3M6 43V24L20 10l16 14v19zM3 26L20 10l19 16M12 28h6v6h-6zM24 28h6v6h-6z",
    lit: "M42 44c0-9 3-13 9-13s9 4 9 13zM46 23a5 5 0 0 0 10 0v-2H46zM42 20h18M46 20c0-8 10-8 10 0",
  },
  // A ghost, and what it pays.
  "panik-win": {
    grim: "M8 40V22c0-17 26-17 26 0v18l-5-5-4 5-4-5-4 5-4-5zM17 21v2M25 21v2",
    lit: "M45 24h10M50 19v10",
  },
  // A hunter goes to a manor.
  "panik-turn": {
    body: "M56 20v-8h-4v4M36 43V26L48 14l12 12v17zM34 28l14-14 14 14M44 32h8v11h-8z",
    lit: "M4 44c0-9 3-13 8-13s8 4 8 13zM8 23a4 5 0 0 0 8 0v-2H8zM4 20h16M8 20c0-8 8-8 8 0M22 28h8M27 24l4 4-4 4",
  },
  // A manor behind a shut eye.
  "panik-secret": { body: HOUSE, grim: "M21 26c5 8 17 8 22 0M32 32v5M24 30l-3 4M40 30l3 4" },
  // A manor with jaws.
  "panik-beware": {
    body: HOUSE,
    grim: "M14 27l4.500 7 4.500-7 4.500 7 4.500-7 4.500 7 4.500-7 4.500 7 4.500-7v15H14zM24 20l5 3M40 20l-5 3",
  },
  // A finger, and the rings of a tap.
  screen: {
    body: "M28 44c-3-6-8-10-6-12s5 1 7 3V18c0-4 6-4 6 0v10l9 3c3 1 3 4 2 7l-2 6z",
    lit: "M22 20a10 10 0 1 1 20 0",
  },
};
