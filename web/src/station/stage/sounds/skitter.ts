import type { Sound } from "../../../play/sounds/audio.ts";
import { hiss, later } from "../../../play/sounds/voices.ts";

/** Nine clicks of small legs, unevenly. */
const CLICKS = [0, 0.03, 0.08, 0.1, 0.16, 0.19, 0.25, 0.28, 0.34];

export const skitter: Sound = (out) => {
  for (const at of CLICKS)
    hiss(later(out, at), { lasts: 0.012, filter: "highpass", from: 3000, gain: 0.35 });
};
