import type { Sound } from "../../../play/sounds/audio.ts";
import { hiss, tone } from "../../../play/sounds/voices.ts";

export const shot: Sound = (out) => {
  hiss(out, { lasts: 0.18, filter: "lowpass", from: 6000, to: 300, gain: 0.8 });
  tone(out, { from: 90, to: 35, lasts: 0.2, gain: 0.8 });
};
