import type { Sound } from "./audio.ts";
import { later, tone } from "./voices.ts";

/** A lock that does not open: two short low notes, the second lower. */
export const refused: Sound = (out) => {
  tone(out, { type: "square", from: 180, lasts: 0.07, gain: 0.15 });
  tone(later(out, 0.07), { type: "square", from: 140, lasts: 0.07, gain: 0.15 });
};
