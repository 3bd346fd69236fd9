import type { Sound } from "../../../play/sounds/audio.ts";
import { later, tone } from "../../../play/sounds/voices.ts";

/** Two tones by turns, three times. */
export const alarm: Sound = (out) => {
  for (let time = 0; time < 3; time++) {
    tone(later(out, time * 0.6), { type: "square", from: 520, lasts: 0.3, gain: 0.08 });
    tone(later(out, time * 0.6 + 0.3), { type: "square", from: 390, lasts: 0.3, gain: 0.08 });
  }
};
