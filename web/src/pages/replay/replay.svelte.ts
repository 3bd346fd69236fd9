import { report } from "../../net/report.ts";
import type { FinishedGame, Suspicions } from "../../wire/protocol.ts";
import type { Films } from "./films.ts";
import { type Reel, toldFrom, unfolded } from "./film.ts";
import { allEyes } from "./paths.ts";

/** Everything open, an onlooker, or a seat by its number. */
export type Eyes = "open" | "onlooker" | `${number}`;

export function isSeat(eyes: Eyes): boolean {
  return eyes !== "open" && eyes !== "onlooker";
}

/** How many times as fast; one moment takes 1.2 s at the first. */
export const SPEEDS = [1, 2, 4] as const;
export const MOMENT = 1200;

/** A finished game as it is watched: with whose eyes, at which step, playing or not. */
export class Replay {
  readonly about: FinishedGame;
  eyes = $state<Eyes>("open");
  step = $state(0);
  isPlaying = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);
  /** Whether the link is enough to watch it. */
  isOpen = $state(false);
  /** Who suspected whom, once it is known. */
  suspicions = $state.raw<Suspicions | null>(null);
  readonly films: Films;
  #reels = $state.raw<Partial<Record<Eyes, Reel>>>({});

  private constructor(about: FinishedGame, films: Films) {
    this.about = about;
    this.isOpen = about.listed || about.shared;
    this.films = films;
  }

  /** With its first film: there is always something to see. */
  static async open(about: FinishedGame, films: Films, eyes: Eyes = "open"): Promise<Replay> {
    const replay = new Replay(about, films);
    await replay.fetch(eyes);
    replay.eyes = eyes;
    return replay;
  }

  /** Of the eyes that were chosen; as long as theirs is fetched nobody else's is shown. */
  readonly reel: Reel = $derived.by(() => {
    const reel = this.#reels[this.eyes];
    if (!reel) throw new Error("only eyes whose film is here are chosen");
    return reel;
  });
  readonly isAtEnd = $derived.by(() => this.step >= this.about.steps);

  /** The step stays, whoever looks. */
  async look(eyes: Eyes): Promise<void> {
    try {
      await this.fetch(eyes);
      this.eyes = eyes;
    } catch (error) {
      report(error);
    }
  }

  async fetch(eyes: Eyes): Promise<void> {
    if (this.#reels[eyes]) return;
    const reel = unfolded(await this.films.film(eyes));
    this.#reels = { ...this.#reels, [eyes]: reel };
  }

  /** All other films in the background, so that eyes change at once. */
  async fetchAll(): Promise<void> {
    for (const eyes of allEyes(this.about)) await this.fetch(eyes);
  }

  async fetchSuspicions(): Promise<void> {
    this.suspicions = await this.films.suspicions();
  }

  go(step: number): void {
    this.step = Math.min(Math.max(Math.round(step), 0), this.about.steps);
  }

  stepBy(by: 1 | -1): void {
    this.go(toldFrom(this.reel, this.step, by));
  }

  /** At the end it begins anew. */
  toggle(): void {
    if (!this.isPlaying && this.isAtEnd) this.go(0);
    this.isPlaying = !this.isPlaying;
  }

  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length] ?? 1;
  }

  /** One moment of playing. */
  tick(): void {
    this.stepBy(1);
    if (this.isAtEnd) this.isPlaying = false;
  }
}

/** `/g/ID#37` is a moment. */
export function stepIn(hash: string): number {
  return /^#\d{1,7}$/.test(hash) ? Number(hash.slice(1)) : 0;
}
