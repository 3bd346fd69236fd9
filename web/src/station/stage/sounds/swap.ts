import type { Sound } from "../../../play/sounds/audio.ts";
import { hiss, later, tone } from "../../../play/sounds/voices.ts";

/** Two cards cross and one turns: the same whatever was given, since the whole room may hear it. */
export const swap: Sound = (out) => {
  tone(out, { type: "triangle", from: 300, to: 90, lasts: 0.25, gain: 0.3 });
  hiss(later(out, 1.2), { lasts: 0.09, filter: "bandpass", from: 800, to: 3000 });
};
