import type { Out } from "./audio.ts";

type Tone = { type?: OscillatorType; from: number; to?: number; lasts: number; gain?: number };
type Hiss = { lasts: number; filter: BiquadFilterType; from: number; to?: number; gain?: number };

/** One tone that may slide. */
export function tone({ audio, to, at }: Out, { type = "sine", lasts, gain = 0.5, ...pitch }: Tone) {
  const voice = audio.createOscillator();
  voice.type = type;
  voice.frequency.setValueAtTime(pitch.from, at);
  voice.frequency.exponentialRampToValueAtTime(pitch.to ?? pitch.from, at + lasts);
  voice.connect(faded({ audio, to, at }, lasts, gain));
  voice.start(at);
  voice.stop(at + lasts);
}

/** Filtered noise. */
export function hiss(
  { audio, to, at }: Out,
  { lasts, filter, from, to: end = from, gain = 0.5 }: Hiss,
) {
  const length = Math.max(1, Math.round(audio.sampleRate * lasts));
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < length; place++) samples[place] = Math.random() * 2 - 1;
  const noise = audio.createBufferSource();
  const shape = audio.createBiquadFilter();
  noise.buffer = buffer;
  shape.type = filter;
  shape.frequency.setValueAtTime(from, at);
  shape.frequency.exponentialRampToValueAtTime(end, at + lasts);
  noise.connect(shape).connect(faded({ audio, to, at }, lasts, gain));
  noise.start(at);
}

/** The same, later. */
export const later = (out: Out, seconds: number): Out => ({ ...out, at: out.at + seconds });

function faded({ audio, to, at }: Out, lasts: number, gain: number): GainNode {
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(gain, at + Math.min(0.02, lasts / 4));
  volume.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  volume.connect(to);
  return volume;
}
