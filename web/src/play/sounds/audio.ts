import { settings } from "../../ui/settings.svelte.ts";

/** −12 dB: nothing is louder than talk around a table. */
const MASTER = 0.25;

/** Where a sound goes, and when it begins. */
export type Out = { audio: AudioContext; to: AudioNode; at: number };
/** A sound, made by the browser: no file is loaded. It is never the only sign of anything. */
export type Sound = (out: Out) => void;

let audio: AudioContext | null = null;
let master: GainNode | null = null;

/** One that goes on until the returned function is called. */
export type Drone = (out: Out) => () => void;

/** Browsers allow no sound before the first tap or key. */
async function wake(): Promise<void> {
  audio ??= new AudioContext();
  if (audio.state === "suspended") await audio.resume();
}

/** `onawake` is called when there may be sounds. */
export function wakeAtFirstGesture(onawake: () => void): void {
  for (const gesture of ["pointerdown", "keydown"])
    addEventListener(gesture, () => void wake().then(onawake), { once: true, passive: true });
}

/** Nothing is heard before the first gesture, in a hidden tab, or where sound is off. */
export function play(sound: Sound): void {
  const out = heard();
  if (out) sound(out);
}

/** Begins a drone where there may be one; it is as loud as the other sounds are set. */
export function sustain(drone: Drone): (() => void) | undefined {
  const out = heard();
  return out ? drone(out) : undefined;
}

function heard(): Out | null {
  if (!settings.sound || audio?.state !== "running" || document.hidden) return null;
  if (!master) {
    master = audio.createGain();
    master.connect(audio.destination);
  }
  master.gain.value = MASTER * settings.volume;
  return { audio, to: master, at: audio.currentTime };
}
