import type { ClientMessage, ServerMessage } from "../wire/protocol.ts";
import { UNREACHABLE } from "./problem.ts";

/** `refused` for good: another attempt would be told the same. */
export type Link = "joining" | "open" | "lost" | "refused";

type Hears = {
  /** It is there, perhaps again: who one is has to be said first. */
  open: () => void;
  message: (message: ServerMessage) => void;
  link: (link: Link, why: string | null) => void;
};

const PAUSES = [300, 1000, 2000, 4000, 8000];
const PING_EVERY = 20_000;
const SILENCE = 45_000;
/** With any other farewell one may try again. */
const FOR_GOOD = /^(not-found|unreadable|other-version|foreign-origin|token-|guest-)/;

/** The connection itself: it says when it is lost, and comes back unless it was sent away for good. */
export class Line {
  readonly #address: string;
  readonly #hears: Hears;
  #socket: WebSocket | null = null;
  #attempts = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #heardAt = 0;
  #farewell: string | null = null;
  #isClosed = false;

  constructor(address: string, hears: Hears) {
    this.#address = address;
    this.#hears = hears;
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#join();
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  close(): void {
    this.#isClosed = true;
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    clearTimeout(this.#again);
    this.#hangUp();
  }

  #join(): void {
    this.#hears.link("joining", null);
    this.#farewell = null;
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.onopen = () => this.#hears.open();
    socket.onmessage = ({ data }) => this.#take(JSON.parse(String(data)) as ServerMessage);
    socket.onclose = () => this.#lose(socket);
    this.#heardAt = Date.now();
    clearInterval(this.#pulse);
    this.#pulse = setInterval(() => this.#beat(), PING_EVERY);
  }

  #take(message: ServerMessage): void {
    this.#heardAt = Date.now();
    if (message.type === "bye") this.#farewell = message.code;
    if (message.type === "welcome") this.#attempts = 0;
    this.#hears.message(message);
  }

  #lose(socket: WebSocket): void {
    if (this.#isClosed || socket !== this.#socket) return;
    clearInterval(this.#pulse);
    const why = this.#farewell ?? UNREACHABLE;
    if (FOR_GOOD.test(why)) {
      this.#hears.link("refused", why);
      return;
    }
    this.#hears.link("lost", why);
    const pause = PAUSES[Math.min(this.#attempts++, PAUSES.length - 1)] ?? 0;
    this.#again = setTimeout(() => this.#join(), pause * (0.7 + 0.6 * Math.random()));
  }

  /** The net is there again, or somebody looks: no need to wait. */
  readonly #hurry = (): void => {
    if (document.hidden) return;
    if (this.isOpen) return this.#beat();
    if (this.#socket?.readyState !== WebSocket.CLOSED || this.#farewell !== null) return;
    clearTimeout(this.#again);
    this.#join();
  };

  /** A phone that slept does not learn by itself that nobody is there any more. */
  #beat(): void {
    if (Date.now() - this.#heardAt > SILENCE) {
      const socket = this.#socket;
      this.#hangUp();
      if (socket) this.#lose(socket);
    } else if (this.isOpen) this.send({ type: "ping" });
  }

  #hangUp(): void {
    clearInterval(this.#pulse);
    if (this.#socket) this.#socket.onclose = null;
    this.#socket?.close();
  }
}
