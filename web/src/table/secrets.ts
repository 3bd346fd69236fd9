import type { GameEvent } from "./standing.ts";

/** Generated from the rules of a game: `SECRET_FIELDS` in its wire types. */
export type SecretFields = Readonly<Record<string, "all" | readonly string[]>>;

/** What of an event not everybody may read; all of one that the page does not know. */
export function secretsOf({ event }: GameEvent, fields: SecretFields): SecretFields[string] {
  return fields[event] ?? "all";
}
