import type { Said } from "../wire/protocol.ts";

/** A message by id and parameters, as the server sends it, not yet in any language. */
export type { Said };

export type Value = NonNullable<Said["params"]>[string];
