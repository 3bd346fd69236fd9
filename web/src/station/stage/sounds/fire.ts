import type { Sound } from "../../../play/sounds/audio.ts";
import { hiss, later } from "../../../play/sounds/voices.ts";

const CRACKLES = [0.2, 0.35, 0.7, 0.9, 1.3, 1.5, 1.8, 2.2];

export const fire: Sound = (out) => {
  hiss(out, { lasts: 2.6, filter: "lowpass", from: 500, gain: 0.6 });
  for (const at of CRACKLES)
    hiss(later(out, at), { lasts: 0.02, filter: "highpass", from: 2000, gain: 0.3 });
};
