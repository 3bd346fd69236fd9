import type { Sound } from "../../../play/sounds/audio.ts";
import { hiss, later, tone } from "../../../play/sounds/voices.ts";
import { heartbeat } from "./heartbeat.ts";

/** A rising tone over six faces, with the same click at each, over a heart: it tells none apart. */
export const scan: Sound = (out) => {
  tone(out, { from: 300, to: 1500, lasts: 2.2, gain: 0.1 });
  for (const after of [0, 0.9, 1.7, 2.4]) heartbeat(later(out, after));
  for (let face = 0; face < 6; face++)
    hiss(later(out, 0.2 + face * 0.35), { lasts: 0.01, filter: "highpass", from: 2000, gain: 0.2 });
};
