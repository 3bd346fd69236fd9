import type { Sound } from "../../../play/sounds/audio.ts";

const [SILENCE, SWELL] = [0.6, 1.5];

/** No heartbeat for a while, and then three tones that do not agree swell out of the deep. */
export const infection: Sound = ({ audio, to, at }) => {
  const [begins, ends] = [at + SILENCE, at + SILENCE + SWELL];
  const shape = audio.createBiquadFilter();
  const volume = audio.createGain();
  shape.type = "lowpass";
  shape.frequency.setValueAtTime(80, begins);
  shape.frequency.exponentialRampToValueAtTime(700, ends);
  volume.gain.setValueAtTime(0.0001, begins);
  volume.gain.exponentialRampToValueAtTime(0.4, ends);
  volume.gain.exponentialRampToValueAtTime(0.0001, ends + 0.4);
  shape.connect(volume).connect(to);
  for (const frequency of [55, 58.3, 61.7]) {
    const voice = audio.createOscillator();
    voice.type = "sawtooth";
    voice.frequency.value = frequency;
    voice.connect(shape);
    voice.start(begins);
    voice.stop(ends + 0.4);
  }
};
