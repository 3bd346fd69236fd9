import { LIGHTS, type Lights, settings } from "../../../ui/settings.svelte.ts";

/** Too few frames say nothing: the first ones of any movement are slow. */
const ENOUGH = 12;
/** Milliseconds between frames: more than this, and movement is seen to stutter. */
const BEARABLE = 45;

/**
 * Measures frames while something moves, and only then. Where they come too slowly, less light is drawn
 * from then on: first without torches, then none.
 */
export class FrameWatch {
  #frame = 0;
  #times: number[] = [];

  /** Something moves. */
  begin(): void {
    if (this.#frame) return;
    this.#times = [];
    const note = (now: number): void => {
      this.#times.push(now);
      this.#frame = requestAnimationFrame(note);
    };
    this.#frame = requestAnimationFrame(note);
  }

  /** It rests. */
  end(): void {
    if (!this.#frame) return;
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const gaps = this.#times.slice(1).map((time, place) => time - (this.#times[place] ?? time));
    settings.bearable = bearableAfter(gaps, settings.lit, settings.bearable);
  }
}

/** How much light can be drawn, after frames so far apart with this much of it. */
export function bearableAfter(gaps: readonly number[], lit: Lights, bearable: Lights): Lights {
  if (gaps.length < ENOUGH) return bearable;
  const [middle = 0] = [...gaps].sort((a, b) => a - b).slice(Math.floor(gaps.length / 2));
  return middle > BEARABLE ? (LIGHTS[LIGHTS.indexOf(lit) + 1] ?? "off") : bearable;
}
