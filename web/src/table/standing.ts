import type { Notice, Told, Welcome } from "../wire/protocol.ts";
import type { Said } from "../words/said.ts";

/** How things stand for this reader, as the server says. */
export type Standing = Welcome | Told;

/** An event of the game as this reader hears it; the rest of its fields are the game's. */
export type GameEvent = {
  event: string;
  seat?: string | null;
  said?: Said | null;
  scene?: boolean;
};
export type Heard = GameEvent | Notice;

export function isNotice(heard: Heard): heard is Notice {
  return "notice" in heard;
}

export function heardIn(standing: Standing): Heard[] {
  return standing.heard as Heard[];
}

/** The four moments: one's own turn, an answer that is owed, an answer given, and watching. */
export type Moment = "move" | "answer" | "sealed" | "watch";
