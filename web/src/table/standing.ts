import type { Notice, Told, Welcome } from "../wire/protocol.ts";
import type { Said } from "../words/said.ts";

/** What every game's option has; each game adds fields. `warns`: ask for a second thought. */
export type AnyOption = {
  action: string;
  verb: string;
  said?: Said;
  cost?: Said | null;
  warns?: Said | null;
  rules?: string[];
};

/** What every game's event has, as this viewer gets it; each game adds fields. */
export type GameEvent = {
  event: string;
  seat?: string | null;
  said?: Said | null;
  scene?: boolean;
  /** What begins with it. */
  begins?: "turn" | "phase" | "scoring";
};

/** What the server sends of any game. A game's own `Wire` is generated, and says more. */
export type AnyWire = { view: { rulings?: object }; option: AnyOption; event: GameEvent };

export type Heard<Game extends AnyWire = AnyWire> = Game["event"] | Notice;

/** The state that one viewer is sent. */
export type Standing<Game extends AnyWire = AnyWire> =
  StandingIn<Welcome, Game> | StandingIn<Told, Game>;

type StandingIn<Message, Game extends AnyWire> = Omit<Message, "view" | "options" | "heard"> & {
  view: Game["view"] | null;
  options: Game["option"][];
  heard: Heard<Game>[];
};

export function isNotice(heard: GameEvent | Notice): heard is Notice {
  return "notice" in heard;
}

/** The four moments: one's own turn, an answer that is owed, an answer given, and watching. */
export type Moment = "move" | "answer" | "sealed" | "watch";
