import type { Manners } from "../table/manners.ts";
import { secretsOf } from "../table/secrets.ts";
import { type Option, SECRET_FIELDS, type Wire } from "../wire/panik.ts";

/** Hunters lie open; what speaks of a manor by its face may speak of one that lies face down. */
const OPEN: readonly Option["verb"][] = ["send-back", "call", "end-turn"];

export const manners: Manners<Wire> = {
  isPublic: ({ verb }) => OPEN.includes(verb),
  publicSaid: (event) => (secretsOf(event, SECRET_FIELDS).length ? null : (event.said ?? null)),
  /** Everything lies on one screen. */
  isPlaced: () => false,
};
