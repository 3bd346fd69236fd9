import type { Said } from "../wire/protocol.ts";

/** What is to be said, not yet in any language: as the server sends it. */
export type { Said };

export type Value = NonNullable<Said["params"]>[string];
