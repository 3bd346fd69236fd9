import type { Drone } from "../../../play/sounds/audio.ts";

/** Machines far below: two low tones that beat against each other, swelling slowly. */
export const hum: Drone = ({ audio, to }) => {
  const volume = audio.createGain();
  const shape = audio.createBiquadFilter();
  const swell = audio.createOscillator();
  const depth = audio.createGain();
  shape.type = "lowpass";
  shape.frequency.value = 120;
  volume.gain.value = 0.04;
  swell.frequency.value = 0.07;
  depth.gain.value = 0.015;
  swell.connect(depth).connect(volume.gain);
  shape.connect(volume).connect(to);
  const voices = [41, 41.3].map((frequency) => {
    const voice = audio.createOscillator();
    voice.type = "sawtooth";
    voice.frequency.value = frequency;
    voice.connect(shape);
    return voice;
  });
  for (const each of [swell, ...voices]) each.start();
  return () => {
    for (const each of [swell, ...voices]) each.stop();
    volume.disconnect();
  };
};
