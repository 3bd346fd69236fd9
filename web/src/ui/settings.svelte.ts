import { readStored, store } from "./stored.ts";

const KEPT = "panicroom.settings";

/** How fast a reader wants to be told what happens; "instant": only in the log. */
export const SPEEDS = ["slow", "normal", "fast", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];

/** From bright to dark: torches and lamps, lamps alone, or all drawn at full light. */
export const LIGHTS = ["full", "low", "off"] as const;
export type Lights = (typeof LIGHTS)[number];

const DEFAULTS = {
  sound: true,
  volume: 0.6,
  speed: "normal" as Speed,
  oneTap: false,
  coach: true,
  peek: false,
  lights: "full" as Lights,
  coordinates: false,
};
type Values = typeof DEFAULTS;

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
  /** How much light is drawn at most. */
  lights = $state<Lights>("full");
  /** Numbers at the edges of a map, for those who write positions down. */
  coordinates = $state(false);
  /** How much light this machine can draw, as far as it has been measured. */
  bearable = $state<Lights>("full");
  /** How much light is drawn. */
  readonly lit: Lights = $derived.by(() => {
    const [wished, bearable] = [LIGHTS.indexOf(this.lights), LIGHTS.indexOf(this.bearable)];
    return LIGHTS[Math.max(wished, bearable)] ?? "off";
  });

  constructor() {
    Object.assign(this, DEFAULTS, readStored(KEPT));
  }

  set<Name extends keyof Values>(name: Name, value: Values[Name]): void {
    (this as Values)[name] = value;
    const { sound, volume, speed, oneTap, coach, peek, lights, coordinates } = this;
    store(KEPT, { sound, volume, speed, oneTap, coach, peek, lights, coordinates });
  }

  /** Whoever sets the lights anew wants to see them, however slow it was before. */
  light(lights: Lights): void {
    this.bearable = "full";
    this.set("lights", lights);
  }
}

export function prefersStillness(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export const settings = new Settings();
