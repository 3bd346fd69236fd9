import type { Sound } from "../../../play/sounds/audio.ts";
import { hiss, later } from "../../../play/sounds/voices.ts";

const foot = { lasts: 0.03, filter: "bandpass", from: 300 } as const;

/** Two boots on a grating. */
export const step: Sound = (out) => {
  hiss(out, foot);
  hiss(later(out, 0.18), foot);
};
