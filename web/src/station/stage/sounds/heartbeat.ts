import type { Sound } from "../../../play/sounds/audio.ts";
import { later, tone } from "../../../play/sounds/voices.ts";

const beat = { from: 58, to: 38, lasts: 0.11, gain: 0.9 };

export const heartbeat: Sound = (out) => {
  tone(out, beat);
  tone(later(out, 0.17), beat);
};
