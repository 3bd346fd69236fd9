import type { Sound } from "../play/sounds/audio.ts";
import { hiss, later, tone } from "../play/sounds/voices.ts";
import type { Heard } from "../table/standing.ts";
import type { Event, Wire } from "../wire/panik.ts";
import { eventOf } from "./scoring.ts";

/** Two steps on the stairs of a manor. */
const steps: Sound = (out) => {
  for (const after of [0, 0.18])
    hiss(later(out, after), { lasts: 0.03, filter: "bandpass", from: 300, gain: 0.6 });
};

/** A shutter swings open. */
const shutter: Sound = (out) => {
  hiss(out, { lasts: 0.35, filter: "bandpass", from: 200, to: 900, gain: 0.3 });
  tone(later(out, 0.35), { from: 70, lasts: 0.12, gain: 0.5 });
};

/** A ghost is caught, and the street answers. */
const ghost: Sound = (out) => {
  for (const [echo, gain] of [0.25, 0.1, 0.04].entries())
    tone(later(out, echo * 0.24), { from: 420, to: 640, lasts: 0.9, gain });
};

const SOUNDS: Partial<Record<Event["event"], Sound>> = {
  HunterCalled: steps,
  HunterPlaced: steps,
  HunterPlacedAgain: steps,
  HunterSentBack: shutter,
  ManorTurned: shutter,
};

/** It depends on nothing that only one may know: what a manor pays is told to all. */
export function soundOf(heard: Heard): Sound | null {
  const event = eventOf(heard as Heard<Wire>);
  if (event?.event === "ManorScored") return event.points.some(Boolean) ? ghost : null;
  return (event && SOUNDS[event.event]) ?? null;
}
