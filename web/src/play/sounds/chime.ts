import type { Sound } from "./audio.ts";
import { later, tone } from "./voices.ts";

/** Two short notes: something is asked. */
export const chime: Sound = (out) => {
  tone(out, { type: "triangle", from: 587.33, lasts: 0.3 });
  tone(later(out, 0.16), { type: "triangle", from: 880, lasts: 0.3 });
};
