import type { Sound } from "../../../play/sounds/audio.ts";
import { hiss } from "../../../play/sounds/voices.ts";

export const flip: Sound = (out) =>
  hiss(out, { lasts: 0.09, filter: "bandpass", from: 800, to: 3000 });
