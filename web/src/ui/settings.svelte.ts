import { readStored, store } from "./stored.ts";

const KEPT = "panicroom.settings";

/** How fast a reader wants to be told what happens; "instant": only in the log. */
export const SPEEDS = ["slow", "normal", "fast", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];

/** From bright to dark: torches and lamps, lamps alone, or all drawn at full light. */
export const LIGHTS = ["full", "low", "off"] as const;
export type Lights = (typeof LIGHTS)[number];

export const SIZES = ["normal", "large", "largest"] as const;
export type Size = (typeof SIZES)[number];

const DEFAULTS = {
  sound: true,
  volume: 0.6,
  speed: "normal" as Speed,
  oneTap: false,
  coach: true,
  peek: false,
  lights: "full" as Lights,
  coordinates: false,
  text: "normal" as Size,
  still: false,
};
type Values = typeof DEFAULTS;
type Name = keyof Values;
const NAMES = Object.keys(DEFAULTS) as Name[];
const CHOICES: Partial<Record<Name, readonly unknown[]>> = {
  speed: SPEEDS,
  lights: LIGHTS,
  text: SIZES,
};

/** Settings of this browser; a guest takes them along to other devices. */
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
  /** How large everything is written. */
  text = $state<Size>("normal");
  /** Pictures stand still, whatever the system says. */
  still = $state(false);
  /** How much light this machine can draw, as far as it has been measured. */
  bearable = $state<Lights>("full");
  /** How much light is drawn. */
  readonly lit: Lights = $derived.by(() => {
    const [wished, bearable] = [LIGHTS.indexOf(this.lights), LIGHTS.indexOf(this.bearable)];
    return LIGHTS[Math.max(wished, bearable)] ?? "off";
  });
  /** Called whenever somebody has set something here. */
  onset: () => void = () => {};

  constructor() {
    this.take(readStored(KEPT));
  }

  get values(): Values {
    const own = NAMES.map((name) => [name, this[name]]);
    return Object.fromEntries(own) as Values;
  }

  set<N extends Name>(name: N, value: Values[N]): void {
    (this as Values)[name] = value;
    store(KEPT, this.values);
    this.onset();
  }

  /** Whoever sets the lights anew wants to see them, however slow it was before. */
  light(lights: Lights): void {
    this.bearable = "full";
    this.set("lights", lights);
  }

  /** As they were kept, here or elsewhere: what this page does not understand is left as it is. */
  take(kept: unknown): void {
    if (typeof kept !== "object" || kept === null) return;
    for (const [name, value] of Object.entries(kept)) {
      if (isValue(name, value)) Object.assign(this, { [name]: value });
    }
  }

  /** As set on another device. */
  follow(kept: unknown): void {
    this.take(kept);
    store(KEPT, this.values);
  }
}

function isValue(name: string, value: unknown): boolean {
  if (!(name in DEFAULTS)) return false;
  const known = name as Name;
  if (typeof value !== typeof DEFAULTS[known]) return false;
  return CHOICES[known]?.includes(value) ?? true;
}

export function prefersStillness(): boolean {
  return settings.still || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export const settings = new Settings();
