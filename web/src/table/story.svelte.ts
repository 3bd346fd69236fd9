import { type AnyWire, type Heard, isNotice, type Standing } from "./standing.ts";

/** One event or notice, and the state after the message that brought it. */
export type Piece<Game extends AnyWire = AnyWire> = {
  heard: Heard<Game> | null;
  after: Standing<Game>;
};

/** How long a piece stays on the stage, in milliseconds; 0 is not staged at all. */
export type Pace = (heard: Heard) => number;

const FAST = 5;
/** Pieces that stay at least this long are hurried less, or nobody would see them. */
const DRAMA = 1000;
const FAST_DRAMA = 2;
/** With a longer queue the story jumps to the present: nobody wants to watch all of it. */
const MOST = 60;

/**
 * A queue of what the server sent, played one piece at a time, so that four bots' turns can be
 * followed. What is drawn is always a state the server has sent, perhaps not the latest.
 */
export class Story<Game extends AnyWire = AnyWire> {
  /** The piece on the stage. */
  now = $state.raw<Piece<Game> | null>(null);
  /** How long it stays there, in milliseconds. */
  pause = $state(0);
  /** The state that is drawn. */
  drawn = $state.raw<Standing<Game> | null>(null);
  waiting = $state(0);
  /** Whether something that has happened is still to be told. */
  readonly isBehind = $derived(this.now !== null || this.waiting > 0);
  #queue: Piece<Game>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isFast = false;
  #holds: symbol[] = [];

  readonly #pace: Pace;
  readonly #told: (heard: Heard) => void;

  /** `told` is called with each piece as it is played. */
  constructor(pace: Pace, told: (heard: Heard) => void) {
    this.#pace = pace;
    this.#told = told;
  }

  /** Draws a state at once, without a story: on opening the page, or after a full resend. */
  begin(standing: Standing<Game>): void {
    this.live();
    for (const heard of standing.heard) this.#told(heard);
    this.drawn = standing;
  }

  add(standing: Standing<Game>): void {
    const pieces = standing.heard.map((heard) => ({ heard, after: standing }));
    if (!this.isBehind && pieces.every(({ heard }) => isNotice(heard))) {
      for (const piece of pieces) this.#play(piece); // talk is shown at once
      this.drawn = standing;
      return;
    }
    // There is no view before the game begins: draw the first one before its story.
    if (this.drawn?.view === null) this.drawn = standing;
    this.#queue.push(...(pieces.length ? pieces : [{ heard: null, after: standing }]));
    this.waiting = this.#queue.length;
    this.#goOn();
  }

  /**
   * Pauses the story while something covers the stage, until the returned function is called. The
   * piece on the stage is then played again, because nobody has seen it.
   */
  hold(): () => void {
    const hold = Symbol();
    clearTimeout(this.#timer);
    this.#holds.push(hold);
    return () => {
      if (!this.#holds.includes(hold)) return;
      this.#holds = this.#holds.filter((each) => each !== hold);
      if (this.now && !this.#holds.length) this.#stage({ ...this.now });
      this.#goOn();
    };
  }

  /** Plays the rest fast: a decision is waiting. */
  hurry(): void {
    this.#isFast = true;
  }

  /** Goes on to the next piece. */
  skip(): void {
    if (this.now) this.#next();
  }

  /** Jumps to the latest state. */
  live(): void {
    clearTimeout(this.#timer);
    this.#holds = [];
    for (const piece of this.#queue) this.#play(piece);
    const last = this.#queue.at(-1) ?? this.now;
    if (last) this.drawn = last.after;
    this.#queue = [];
    this.now = null;
    this.waiting = 0;
    this.#isFast = false;
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #goOn(): void {
    if (this.#holds.length) return;
    if (this.#queue.length > MOST) this.live();
    else if (!this.now && this.#queue.length) this.#next();
  }

  #next(): void {
    clearTimeout(this.#timer);
    const piece = this.#queue.shift();
    this.waiting = this.#queue.length;
    if (this.now && this.now.after !== piece?.after) this.drawn = this.now.after;
    this.now = null;
    if (!piece) {
      this.#isFast = false;
      return;
    }
    this.#play(piece);
    this.#stage(piece);
  }

  #stage(piece: Piece<Game>): void {
    this.now = piece;
    this.pause = this.#pauseOf(piece);
    if (this.#holds.length) return;
    if (this.pause > 0) this.#timer = setTimeout(() => this.#next(), this.pause);
    else this.#next();
  }

  #pauseOf({ heard }: Piece): number {
    const pace = heard ? this.#pace(heard) : 0;
    if (!this.#isFast) return pace;
    return pace / (pace < DRAMA ? FAST : FAST_DRAMA);
  }

  #play({ heard }: Piece): void {
    if (heard) this.#told(heard);
  }
}
