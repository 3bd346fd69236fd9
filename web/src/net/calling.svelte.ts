import type { Push, QuietHours } from "../wire/protocol.ts";
import { say } from "../words/language.svelte.ts";
import { ask } from "./api.ts";
import { guest } from "./guest.svelte.ts";

/** Where the worker finds the words of a call. */
const CACHE = "panicroom.words";
const WORDS = "/calls";
const KINDS = ["turn", "over"] as const;
/** The address to call, as this device has told it to the server last. */
const TOLD = "panicroom.called";
const NIGHT = { begin: 22 * 60, end: 8 * 60 };

/** Whether this device is called when it is one's turn, and in which hours not. */
class Calling {
  isOn = $state(false);
  quiet = $state.raw<QuietHours | null>(null);
  #server = $state.raw<string | null>(null);

  /** On this device, and by this server, as soon as that is known. */
  get isOffered(): boolean {
    return this.#server !== null;
  }

  get isPossible(): boolean {
    return (
      "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis
    );
  }

  async load(): Promise<void> {
    const { server, on, quiet } = await ask<Push>("GET", "/me/push");
    this.#server = server;
    this.isOn = on && Notification.permission === "granted";
    this.quiet = quiet ?? null;
    if (this.isOn) await leaveWords();
  }

  /** A browser may drop its subscription, or make a new one, at any time: the server is told the next
   * time the page is open. */
  async mend(): Promise<void> {
    if (!guest.token || !this.isPossible || Notification.permission !== "granted") return;
    const { pushManager } = await navigator.serviceWorker.ready;
    const endpoint = (await pushManager.getSubscription())?.toJSON().endpoint;
    if (endpoint !== undefined && endpoint === localStorage.getItem(TOLD)) return;
    await this.load();
    if (this.isOn) await this.begin();
  }

  /** False if the person, or the browser, does not want it. */
  async begin(): Promise<boolean> {
    if ((await Notification.requestPermission()) !== "granted") return false;
    await leaveWords();
    const { pushManager } = await navigator.serviceWorker.ready;
    const applicationServerKey = bytes(this.#server ?? "");
    await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
    await this.#send(this.quiet ?? night());
    return true;
  }

  async end(): Promise<void> {
    await ask("DELETE", "/me/push");
    localStorage.removeItem(TOLD);
    this.isOn = false;
    const { pushManager } = await navigator.serviceWorker.ready;
    await (await pushManager.getSubscription())?.unsubscribe();
  }

  /** By the clock of wherever this device is now. */
  async sleep({ begin, end }: QuietHours): Promise<void> {
    await this.#send({ ...night(), begin, end });
  }

  async #send(quiet: QuietHours): Promise<void> {
    const { pushManager } = await navigator.serviceWorker.ready;
    const { endpoint, keys } = (await pushManager.getSubscription())?.toJSON() ?? {};
    await ask("PUT", "/me/push", {
      endpoint,
      key: keys?.["p256dh"],
      secret: keys?.["auth"],
      quiet,
    });
    if (endpoint) localStorage.setItem(TOLD, endpoint);
    this.quiet = quiet;
    this.isOn = true;
  }
}

function night(): QuietHours {
  return { ...NIGHT, zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
}

/** The server sends none: a call is worded on the device, in the language of its page. */
async function leaveWords(): Promise<void> {
  const texts = KINDS.map((kind) => [
    kind,
    { title: say(`page-call-${kind}`), body: say(`page-call-${kind}-about`) },
  ]);
  await (await caches.open(CACHE)).put(WORDS, Response.json(Object.fromEntries(texts)));
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

export const calling = new Calling();
