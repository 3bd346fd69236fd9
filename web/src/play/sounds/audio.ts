import { settings } from "../../ui/settings.svelte.ts";

/** −12 dB: nothing is louder than talk around a table. */
const MASTER = 0.25;

/** Where a sound goes, and when it begins. */
export type Out = { audio: AudioContext; to: AudioNode; at: number };
/** A sound, made by the browser: no file is loaded. It is never the only sign of anything. */
export type Sound = (out: Out) => void;

let audio: AudioContext | null = null;
let master: GainNode | null = null;

/** Browsers allow no sound before the first tap or key. */
function wake(): void {
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
}

export function wakeAtFirstGesture(): void {
  for (const gesture of ["pointerdown", "keydown"])
    addEventListener(gesture, wake, { once: true, passive: true });
}

/** Nothing is heard before the first gesture, in a hidden tab, or where sound is off. */
export function play(sound: Sound): void {
  if (!settings.sound || audio?.state !== "running" || document.hidden) return;
  if (!master) {
    master = audio.createGain();
    master.connect(audio.destination);
  }
  master.gain.value = MASTER * settings.volume;
  sound({ audio, to: master, at: audio.currentTime });
}
