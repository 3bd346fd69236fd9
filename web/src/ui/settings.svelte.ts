import { readStored, store } from "./stored.ts";

const KEPT = "panicroom.settings";

type Values = { sound: boolean; oneTap: boolean; coach: boolean; peek: boolean };
const DEFAULTS: Values = { sound: true, oneTap: false, coach: true, peek: false };

/** Settings of this browser; the server does not know them. */
class Settings {
  /** A sound when it is one's turn. */
  sound = $state(true);
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
    const { sound, oneTap, coach, peek } = this;
    store(KEPT, { sound, oneTap, coach, peek });
  }
}

export function prefersStillness(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export const settings = new Settings();
