import { settings } from "../ui/settings.svelte.ts";
import { type AnyWire, type Heard, isNotice, type Standing } from "./standing.ts";
import { Holds } from "./storyHolds.ts";
import { type Haste, isTooMuch, restAfter } from "./storyPace.ts";
import {
  ageOf,
  backlogOf,
  beatIn,
  hasteIn,
  type Missed,
  missedIn,
  type Pace,
  type Piece,
  piecesOf,
  type Waiting,
} from "./storyQueue.ts";
import { Timers } from "./storyTimers.ts";
import { Words } from "./storyWords.svelte.ts";

export type { Missed, Pace, Piece } from "./storyQueue.ts";

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
  /** The state that is drawn. */
  drawn = $state.raw<Standing<Game> | null>(null);
  waiting = $state(0);
  /** What nobody has seen: too much to be played, it is to be read. */
  missed = $state.raw<Missed<Game>[]>([]);
  /** For how long, in milliseconds. */
  missedFor = $state(0);
  /** The reader has stopped it. */
  isPaused = $state(false);
  /** Whether something that has happened is still to be told. */
  readonly isBehind = $derived(this.now !== null || this.waiting > 0);
  #queue: Waiting<Game>[] = [];
  #staged: Waiting<Game> | null = null;
  /** When it began to be told, or went on after it was held. */
  #began = 0;

  readonly #pace: Pace;
  readonly #words: Words<Game>;
  readonly #holds = new Holds();
  readonly #timers = new Timers();

  /** `told` is called with each piece when its picture has shown it. */
  constructor(pace: Pace, told: (heard: Heard) => void) {
    this.#pace = pace;
    this.#words = new Words(told);
  }

  /** Whether words may say what is on the stage: its picture has shown it. */
  get isTold(): boolean {
    return this.#words.isTold;
  }

  /** Draws a state at once, without a story: on opening the page, or after a full resend. */
  begin(standing: Standing<Game>): void {
    this.live();
    this.#words.tellAll(standing.heard);
    this.drawn = standing;
  }

  add(standing: Standing<Game>): void {
    if (!this.isBehind && standing.heard.every(isNotice)) {
      this.#words.tellAll(standing.heard); // talk is shown at once
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
   * piece on the stage is then played again, because nobody has seen it. Whoever is not `away`
   * meanwhile has missed nothing.
   */
  hold(isAway = false): () => void {
    this.#timers.stop();
    const release = this.#holds.add();
    return () => {
      if (!release()) return;
      if (!isAway) this.#comeNow();
      this.#goOn(true);
    };
  }

  /** The reader stops the story, and lets it go on. */
  togglePause(): void {
    this.isPaused = !this.isPaused;
    if (this.isPaused) this.#timers.stop();
    else {
      this.#comeNow();
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
    this.#holds.clear();
    this.isPaused = false;
    const last = this.#queue.at(-1);
    this.#finish();
    this.#words.tellAll(this.#queue.flatMap(({ heard }) => heard ?? []));
    if (last) this.drawn = last.after;
    this.#queue = [];
    this.waiting = 0;
  }

  /** What was missed has been read. */
  read(): void {
    this.missed = [];
    this.missedFor = 0;
  }

  close(): void {
    this.#timers.stop();
  }

  get #isHeld(): boolean {
    return this.isPaused || this.#holds.isAny;
  }

  get #haste(): Haste {
    return hasteIn(this.#queue, settings.speed, this.#began);
  }

  /** Nobody was there to see it, or the phone is too slow for it. */
  get #isTooMuch(): boolean {
    return isTooMuch(backlogOf(this.#queue, settings.speed), ageOf(this.#queue));
  }

  /** What waits was asked to. */
  #comeNow(): void {
    const came = Date.now();
    this.#queue = this.#queue.map((piece) => ({ ...piece, came }));
  }

  #goOn(isAgain = false): void {
    if (this.#isHeld) return;
    if (isAgain) this.#began = Date.now();
    if (this.#isTooMuch) this.#recap();
    else if (this.#staged && isAgain) this.#stage(this.#staged);
    else if (!this.#staged && !this.#timers.isAny) this.#next();
  }

  /** Writes down what there is no time to play. */
  #recap(): void {
    const unseen = missedIn(this.#queue, this.drawn);
    this.missedFor += ageOf(this.#queue);
    this.live();
    this.missed = [...this.missed, ...unseen];
  }

  #next(): void {
    this.#timers.stop();
    const piece = this.#queue.shift();
    this.waiting = this.#queue.length;
    if (piece) {
      this.#words.begin();
      this.#stage(piece);
    }
  }

  #stage(piece: Waiting<Game>): void {
    this.#timers.stop();
    const { lasts, tells } = beatIn(piece, this.#queue, settings.speed, this.#haste);
    this.#staged = piece;
    this.now = { heard: piece.heard, after: piece.after };
    this.pause = lasts;
    if (lasts === 0) return this.#pass(piece);
    if (tells === 0) this.#tell();
    if (this.#isHeld) return;
    if (tells > 0) this.#timers.after(tells, () => this.#tell());
    this.#timers.after(lasts, () => this.#leave());
  }

  /** It has no picture of its own: what comes of the act is not told before it is shown. */
  #pass({ heard, after }: Waiting<Game>): void {
    const isShownLater = this.#queue.some((each) => each.after === after && each.beat.lasts > 0);
    if (heard && isShownLater && settings.speed !== "instant") this.#words.postpone(heard);
    this.skip();
  }

  /** Within one act event follows event; between two there is a rest. */
  #leave(): void {
    const act = this.#staged?.after;
    this.#finish();
    const isOver = this.#queue[0]?.after !== act;
    const rest = restAfter(settings.speed, this.#haste);
    if (rest && isOver && this.#queue.some(({ beat }) => beat.lasts > 0))
      this.#timers.after(rest, () => this.#next());
    else this.#next();
  }

  /** The piece on the stage is over; after the last of its act the state is drawn. */
  #finish(): void {
    this.#timers.stop();
    const piece = this.#staged;
    if (!piece) return;
    this.#tell();
    if (this.#queue[0]?.after !== piece.after) this.drawn = piece.after;
    this.#staged = this.now = null;
  }

  #tell(): void {
    this.#words.tell(this.#staged?.heard ?? null);
  }
}
