const NOTES = [587.33, 880];
const LENGTH = 0.16;
const LOUD = 0.12;

let context: AudioContext | null = null;

/** Browsers allow no sound before the first tap or key. */
function wake(): void {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}

export function wakeAtFirstGesture(): void {
  for (const gesture of ["pointerdown", "keydown"]) {
    addEventListener(gesture, wake, { once: true, passive: true });
  }
}

/** Two short notes, made by the browser: no file is loaded. */
export function chime(): void {
  if (context?.state !== "running") return;
  for (const [place, pitch] of NOTES.entries()) note(context, pitch, place * LENGTH);
}

function note(audio: AudioContext, pitch: number, after: number): void {
  const at = audio.currentTime + after;
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  voice.type = "triangle";
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(LOUD, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, at + LENGTH * 1.8);
  voice.connect(volume).connect(audio.destination);
  voice.start(at);
  voice.stop(at + LENGTH * 2);
}
