import type { Component, Snippet } from "svelte";
import type { Cover } from "../table/cover.svelte.ts";
import { type Manners, UNKNOWN_MANNERS } from "../table/manners.ts";
import type { AnyWire, Heard } from "../table/standing.ts";
import type { Beat } from "../table/storyPace.ts";
import type { Table } from "../table/table.svelte.ts";
import type { Sign } from "../ui/icons/signs.ts";
import type { Color } from "../ui/seats.ts";
import type { Said, Value } from "../words/said.ts";
import type { Aim } from "./aim.svelte.ts";
import type { BriefingPictures } from "./briefing/lines.ts";
import type { Recaps } from "./recap/recapped.ts";
import type { Rulebook } from "./rulebook.ts";
import type { Drone, Sound } from "./sounds/audio.ts";

/** A game on the page: everything that shared code needs to know of it. */
export type Game<Wire extends AnyWire = AnyWire> = {
  /** As the server calls it, and as its catalogues and messages are named. */
  name: string;
  /** Its picture on the first page. */
  CoverArt: Component | null;
  /** The large picture of the first page, for the game that is chosen there to begin with. */
  KeyArt?: Component;
  briefing: GameBriefing;
  /** The rest, which is loaded with a table and not with the first page. */
  load: () => Promise<GameUi<Wire>>;
  /** Its rules with their pictures and examples, loaded with the rules library. */
  loadRulebook?: () => Promise<Rulebook>;
  /** Its puzzles, loaded when somebody wants to solve one. */
  loadPuzzles?: () => Promise<PuzzleShelf>;
};

export type PuzzleShelf<P extends Puzzle = Puzzle> = {
  /** In the order of the days. */
  puzzles: readonly P[];
  Screen: Component<PuzzleProps<P>>;
};
/** What shared code knows of a puzzle: what it asks, and how hard it is, from 1 to 3. Its id stays
 * the same when others come beside it. */
export type Puzzle = { id: string; grade: number; title: Said };
/** `onanswer` is told of each answer whether it is right; `next` follows the right one. */
export type PuzzleProps<P extends Puzzle = Puzzle> = {
  puzzle: P;
  onanswer: (isRight: boolean) => void;
  next: Snippet;
};

/** How the game is explained to somebody who has never played it. */
export type GameBriefing = {
  /** A picture for each of the briefing's lines, fetched when it is opened. */
  pictures?: () => Promise<BriefingPictures>;
  /** Numbers in its sentences that the rulings of a table change. */
  params(rulings: Rulings): Record<string, Value>;
};
/** By name; which there are is the game's. */
export type Rulings = object;

/** What draws a game at its table, and what the frame around it asks. */
export type GameUi<Wire extends AnyWire = AnyWire> = {
  Screen: Component<ScreenProps<Wire>> | null;
  /** The screen shows the bottom bar in a place of its own, and the side panel opens over it. */
  placesBar?: boolean;
  /** The screen shows the side panel, too, beside the picture. */
  placesPanel?: boolean;
  /** What one plays for, in the top bar: one line on a desk, little more than signs on a phone. */
  GoalLine?: Component<GoalProps<Wire>>;
  /** The face of a seat, in the log and in a recap. */
  Face?: Component<{ seat: Color }>;
  /** What an option would mean, under its sentence on the big button. */
  meaning?(option: Wire["option"], table: Table<Wire>): Said | null;
  Ending: Component<EndingProps<Wire>> | null;
  /** Who acts, as a mark on the big button. */
  ActorMark: Component<{ option: Wire["option"] }> | null;
  /** Settings that only this game has, for the menu. */
  Settings: Component | null;
  /** The sentence of an option that stands alone, without the heading it has in the list. */
  saidAlone(option: Wire["option"]): Said | null;
  /** How long an event stays on the stage, and when it is told; 0 is not staged. */
  pace(heard: Heard<Wire>, act: readonly Heard<Wire>[]): number | Beat;
  manners: Manners<Wire>;
  /** What an event sounds like as its scene begins. */
  soundOf?(heard: Heard): Sound | null;
  /** What is always heard at its table. */
  drone?: Drone;
  /** What of its events is worth reading when they were missed; without it all is. */
  recaps?: Recaps;
  /** The game as one view shows it, without a table; it is only looked at. */
  Still?: Component<StillProps<Wire>>;
  /** What `Still` and `Face` are drawn with: mounted once where there is no `Screen`. */
  Drawings?: Component;
  /** Its players suspect each other, and not things on the table: a replay shows whom. */
  suspectsPlayers?: boolean;
  /** What became of a player, where all is open. */
  fate?(view: Wire["view"], seat: Color): Said;
  /** What players have in hand, and how they are. */
  Hands?: Component<HandsProps<Wire>>;
  /** The kinds of moments one looks for in a finished game. */
  moments?: Moments;
  /** The picture of how it ended, which fills the screen; the words lie in it. */
  poster?: Poster<Wire>;
};
export type ScreenProps<Wire extends AnyWire = AnyWire> = {
  table: Table<Wire>;
  aim: Aim<Wire>;
  cover: Cover;
  /** The bottom bar; what it asks may be told more exactly than by the decision alone. */
  bar?: Snippet<[asks?: Said | null, isTight?: boolean]>;
  /** The side panel: a column on a wide screen, nothing on a narrow one, where it is a drawer. */
  panel?: Snippet;
};
export type GoalProps<Wire extends AnyWire = AnyWire> = { table: Table<Wire>; cover: Cover };
export type EndingProps<Wire extends AnyWire = AnyWire> = { table: Table<Wire> };
export type StillProps<Wire extends AnyWire = AnyWire> = {
  view: Wire["view"];
  /** What has just happened is marked where it did. */
  event?: Wire["event"] | null;
  /** Each is marked with its number in this list. */
  places?: readonly string[];
};
/** Of everybody, or of one seat alone. */
export type HandsProps<Wire extends AnyWire = AnyWire> = {
  view: Wire["view"];
  seat: Color | null;
};
/** How each kind of moment is drawn. */
export type Moments = Readonly<Record<string, MomentSign>>;
/** `isSmall` are the many that need no sign of their own on a time axis. */
export type MomentSign = { drawing: Sign | string; tone: string; isSmall?: boolean };
export type Poster<Wire extends AnyWire = AnyWire> = {
  Picture: Component<PosterProps<Wire>>;
  title(table: Table<Wire>): Said | null;
  /** So many of the sentences on the end say who has won, and why. */
  lines: number;
};
/** `words` lie in the picture. */
export type PosterProps<Wire extends AnyWire = AnyWire> = EndingProps<Wire> & { words: Snippet };

/**
 * Forgets a game's own types. The server says which game a table plays, so what is sent there fits
 * the game of that name.
 */
export function defineGame<Wire extends AnyWire>(game: Game<Wire>): Game {
  return game as unknown as Game;
}

/** A game that the page cannot draw: it is played by the list of its options. */
export function unknownGame(name: string): Game {
  return {
    name,
    CoverArt: null,
    briefing: { params: () => ({}) },
    load: () => Promise.resolve(LIST_ONLY),
  };
}

const LIST_ONLY: GameUi = {
  Screen: null,
  Ending: null,
  ActorMark: null,
  Settings: null,
  saidAlone: ({ said }) => said ?? null,
  pace: () => 0,
  manners: UNKNOWN_MANNERS,
};
