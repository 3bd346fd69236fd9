import { readStored, store } from "./stored.ts";

const KEPT = "panicroom.settings";

type Values = {
  sound: boolean;
  volume: number;
  speed: Speed;
  oneTap: boolean;
  coach: boolean;
  peek: boolean;
};
const DEFAULTS: Values = {
  sound: true,
  volume: 0.6,
  speed: "normal",
  oneTap: false,
  coach: true,
  peek: false,
};

/** How fast a reader wants to be told what happens; "instant": only in the log. */
export type Speed = "slow" | "normal" | "fast" | "instant";
export const SPEEDS: readonly Speed[] = ["slow", "normal", "fast", "instant"];

/** Settings of this browser; the server does not know them. */
class Settings {
  /** Sounds of what happens, and when it is one's turn. */
  sound = $state(true);
  /** How loud, from 0 to 1. */
  volume = $state(DEFAULTS.volume);
  speed = $state<Speed>("normal");
  /** One tap acts, without showing first what would happen. */
  oneTap = $state(false);
  /** One sentence about each thing that is met for the first time. */
  coach = $state(true);
  /** What only one player may see is covered until one looks, for phones around one table. */
  peek = $state(false);

  constructor() {
    Object.assign(this, DEFAULTS, readStored(KEPT));
  }

  set<Name extends keyof Values>(name: Name, value: Values[Name]): void {
    (this as Values)[name] = value;
    const { sound, volume, speed, oneTap, coach, peek } = this;
    store(KEPT, { sound, volume, speed, oneTap, coach, peek });
  }
}

export function prefersStillness(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export const settings = new Settings();
