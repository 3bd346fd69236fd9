import type { Preferences } from "../wire/protocol.ts";
import { readStored, store } from "../ui/stored.ts";
import { settings } from "../ui/settings.svelte.ts";
import { ask } from "./api.ts";
import { guest } from "./guest.svelte.ts";
import { Problem } from "./problem.ts";

const KEPT = "panicroom.settings.travel";
/** A slider is let go of before its value travels. */
const SETTLED_MS = 2000;

/** Which version of the guest's settings this browser has, and whether it has set some since. */
type Travel = { version: number; isNewer: boolean };

let timer: ReturnType<typeof setTimeout> | undefined;

/** From now on what is set here comes along to the guest's other devices. */
export function beginTravelling(): void {
  settings.onset = () => {
    note({ ...travel(), isNewer: true });
    clearTimeout(timer);
    timer = setTimeout(() => void meetSettings(), SETTLED_MS);
  };
}

/** Sends what was set here, or else takes what was set elsewhere: the newest wins. */
export async function meetSettings(): Promise<void> {
  if (!guest.token) return;
  try {
    const { version, isNewer } = travel();
    if (isNewer) await send();
    else take(await ask<Preferences>("GET", "/me/settings"), version);
  } catch (error) {
    if (!(error instanceof Problem)) throw error; // the next visit tries again
  }
}

/** Who comes back by a link wants the settings of that guest, not those of this browser. */
export function forgetTravel(): void {
  localStorage.removeItem(KEPT);
}

async function send(): Promise<void> {
  const values = settings.values;
  const { version } = await ask<Preferences>("PUT", "/me/settings", { values });
  const isNewer = JSON.stringify(values) !== JSON.stringify(settings.values);
  note({ version, isNewer });
}

function take({ version, values }: Preferences, known: number): void {
  if (version === known) return;
  settings.follow(values);
  note({ version, isNewer: false });
}

function travel(): Travel {
  const kept = readStored(KEPT) as Travel | null;
  return kept ?? { version: 0, isNewer: false };
}

function note(travel: Travel): void {
  store(KEPT, travel);
}
