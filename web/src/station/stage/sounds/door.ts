import type { Sound } from "../../../play/sounds/audio.ts";
import { hiss, later, tone } from "../../../play/sounds/voices.ts";

/** A heavy door slides, and falls into its frame. */
export const door: Sound = (out) => {
  hiss(out, { lasts: 0.5, filter: "bandpass", from: 200, to: 900, gain: 0.3 });
  tone(later(out, 0.5), { from: 70, lasts: 0.12 });
};
