import type { Impossible } from "../wire/protocol.ts";
import type { AnyWire } from "./standing.ts";

/** Something that cannot be done now, drawn as options are, with the server's reason. */
export type Refused<Game extends AnyWire = AnyWire> = Omit<Impossible, "sketch"> & {
  sketch: Game["option"];
};

/** Without what does not help, unless there is nothing else. The server says which does. */
export function helpful<Each extends Pick<Refused, "relevance">>(all: readonly Each[]): Each[] {
  const found = all.filter(({ relevance }) => relevance !== "aside");
  return found.length ? found : [...all];
}
