import { settings } from "../ui/settings.svelte.ts";
import { type AnyWire, type Heard, isNotice, type Standing } from "./standing.ts";
import { type Haste, isTooMuch, restAfter } from "./storyPace.ts";
import {
  ageOf,
  backlogOf,
  beatIn,
  hasteIn,
  type Pace,
  type Piece,
  piecesOf,
  type Waiting,
} from "./storyQueue.ts";

export type { Pace, Piece } from "./storyQueue.ts";

/**
 * A queue of what the server sent, played one piece at a time, so that four bots' turns can be
 * followed. What is drawn is always a state the server has sent, perhaps not the latest. A piece is
 * told, in the log and everywhere in words, when its picture has shown it.
 */
export class Story<Game extends AnyWire = AnyWire> {
  /** The piece on the stage. */
  now = $state.raw<Piece<Game> | null>(null);
  /** How long it stays there, in milliseconds. */
  pause = $state(0);
  /** Whether words may say it: its picture has shown it. */
  isTold = $state(true);
  /** The state that is drawn. */
  drawn = $state.raw<Standing<Game> | null>(null);
  waiting = $state(0);
  /** What nobody has seen: too much to be played, it is to be read. */
  missed = $state.raw<Heard<Game>[]>([]);
  /** The reader has stopped it. */
  isPaused = $state(false);
  /** Whether something that has happened is still to be told. */
  readonly isBehind = $derived(this.now !== null || this.waiting > 0);
  #queue: Waiting<Game>[] = [];
  #staged: Waiting<Game> | null = null;
  #timers: ReturnType<typeof setTimeout>[] = [];
  /** Told with the next piece of their act: that one shows them, too. */
  #shownLater: Heard<Game>[] = [];
  /** When it began to be told, or went on after it was held. */
  #began = 0;
  #holds: symbol[] = [];

  readonly #pace: Pace;
  readonly #told: (heard: Heard) => void;

  /** `told` is called with each piece when its picture has shown it. */
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
    if (!this.isBehind && standing.heard.every(isNotice)) {
      for (const heard of standing.heard) this.#told(heard); // talk is shown at once
      this.drawn = standing;
      return;
    }
    if (!this.isBehind) this.#began = Date.now();
    // There is no view before the game begins: draw the first one before its story.
    if (this.drawn?.view === null) this.drawn = standing;
    this.#queue.push(...piecesOf(standing, this.#pace));
    this.waiting = this.#queue.length;
    this.#goOn();
  }

  /**
   * Stops the story while something covers the stage, until the returned function is called. The
   * piece on the stage is then played again, because nobody has seen it.
   */
  hold(): () => void {
    const hold = Symbol();
    this.#stop();
    this.#holds.push(hold);
    return () => {
      if (!this.#holds.includes(hold)) return;
      this.#holds = this.#holds.filter((each) => each !== hold);
      this.#goOn(true);
    };
  }

  /** The reader stops the story, and lets it go on. */
  togglePause(): void {
    this.isPaused = !this.isPaused;
    if (this.isPaused) this.#stop();
    else {
      const now = Date.now();
      this.#queue = this.#queue.map((piece) => ({ ...piece, came: now })); // it was asked to wait
      this.#goOn(true);
    }
  }

  /** Goes on to the next piece. */
  skip(): void {
    if (!this.now) return;
    this.#finish();
    this.#next();
  }

  /** Jumps to the latest state. */
  live(): void {
    this.#holds = [];
    this.isPaused = false;
    const last = this.#queue.at(-1);
    this.#finish();
    for (const heard of this.#shownLater.splice(0)) this.#told(heard);
    for (const { heard } of this.#queue) if (heard) this.#told(heard);
    if (last) this.drawn = last.after;
    this.#queue = [];
    this.waiting = 0;
  }

  /** What was missed has been read. */
  read(): void {
    this.missed = [];
  }

  close(): void {
    this.#stop();
  }

  get #isHeld(): boolean {
    return this.isPaused || this.#holds.length > 0;
  }

  get #haste(): Haste {
    return hasteIn(this.#queue, settings.speed, this.#began);
  }

  /** Nobody was there to see it, or the phone is too slow for it. */
  get #isTooMuch(): boolean {
    return isTooMuch(backlogOf(this.#queue, settings.speed), ageOf(this.#queue));
  }

  #goOn(isAgain = false): void {
    if (this.#isHeld) return;
    if (isAgain) this.#began = Date.now();
    if (this.#isTooMuch) this.#recap();
    else if (this.#staged && isAgain) this.#stage(this.#staged);
    else if (!this.#staged && !this.#timers.length) this.#next();
  }

  /** Writes down what there is no time to play. */
  #recap(): void {
    const unseen = this.#queue.flatMap(({ heard }) => heard ?? []);
    this.live();
    this.missed = [...this.missed, ...unseen];
  }

  #next(): void {
    this.#stop();
    const piece = this.#queue.shift();
    this.waiting = this.#queue.length;
    if (piece) {
      this.isTold = false;
      this.#stage(piece);
    }
  }

  #stage(piece: Waiting<Game>): void {
    this.#stop();
    const { lasts, tells } = beatIn(piece, this.#queue, settings.speed, this.#haste);
    this.#staged = piece;
    this.now = { heard: piece.heard, after: piece.after };
    this.pause = lasts;
    if (lasts === 0) return this.#pass(piece);
    if (tells === 0) this.#tell();
    if (this.#isHeld) return;
    if (tells > 0) this.#timers.push(setTimeout(() => this.#tell(), tells));
    this.#timers.push(setTimeout(() => this.#leave(), lasts));
  }

  /** It has no picture of its own: what comes of the act is not told before it is shown. */
  #pass({ heard, after }: Waiting<Game>): void {
    const isShownLater = this.#queue.some((each) => each.after === after && each.beat.lasts > 0);
    if (heard && isShownLater && settings.speed !== "instant") {
      this.#shownLater.push(heard);
      this.isTold = true;
    }
    this.skip();
  }

  /** Within one act event follows event; between two there is a rest. */
  #leave(): void {
    const act = this.#staged?.after;
    this.#finish();
    const isOver = this.#queue[0]?.after !== act;
    const rest = restAfter(settings.speed, this.#haste);
    if (rest && isOver && this.#queue.some(({ beat }) => beat.lasts > 0))
      this.#timers.push(setTimeout(() => this.#next(), rest));
    else this.#next();
  }

  /** The piece on the stage is over; after the last of its act the state is drawn. */
  #finish(): void {
    this.#stop();
    const piece = this.#staged;
    if (!piece) return;
    this.#tell();
    if (this.#queue[0]?.after !== piece.after) this.drawn = piece.after;
    this.#staged = this.now = null;
  }

  #tell(): void {
    if (this.isTold) return;
    this.isTold = true;
    for (const heard of this.#shownLater.splice(0)) this.#told(heard);
    if (this.#staged?.heard) this.#told(this.#staged.heard);
  }

  #stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
  }
}
