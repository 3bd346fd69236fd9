import type { ClientMessage, ServerMessage, Told, Welcome } from "../wire/protocol.ts";
import { UNREACHABLE } from "./problem.ts";

export type Answer = Extract<ServerMessage, { type: "ack" | "refused" | "denied" | "error" }>;
export type Wish = WithoutId<Exclude<ClientMessage, { type: "hello" | "ping" }>>;
type WithoutId<W> = W extends { id: string } ? Omit<W, "id"> : never;

/** `refused` for good: another attempt would be told the same. */
export type Link = "joining" | "open" | "lost" | "refused";

export type Hears = {
  standing: (message: Welcome | Told) => void;
  here: (seats: number[]) => void;
  link: (link: Link, why: string | null) => void;
};

const VERSION = 1;
const PAUSES = [300, 1000, 2000, 4000, 8000];
const PING_EVERY = 20_000;
const SILENCE = 45_000;
/** With any other farewell one may try again. */
const FOR_GOOD = /^(not-found|unreadable|other-version|foreign-origin|token-|guest-)/;

type Pending = { text: string; answer: (answer: Answer) => void };

/**
 * A table on the net. It comes back by itself, says what it has heard, and sends again what was not
 * acknowledged: with the same id that counts once.
 */
export class TableSocket {
  readonly #address: string;
  readonly #token: string | null;
  readonly #hears: Hears;
  readonly #pending = new Map<string, Pending>();
  #socket: WebSocket | null = null;
  #seen: { seat: number | null; number: number } | null = null;
  #attempts = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #heardAt = 0;
  #farewell: string | null = null;
  #isClosed = false;

  constructor(code: string, token: string | null, hears: Hears) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#address = `${scheme}://${location.host}/api/tables/${encodeURIComponent(code)}/socket`;
    this.#token = token;
    this.#hears = hears;
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#join();
  }

  /** Answered once, however often it has to be sent. */
  wish(wish: Wish): Promise<Answer> {
    const id = freshId();
    const text = JSON.stringify({ ...wish, id });
    return new Promise((answer) => {
      this.#pending.set(id, { text, answer });
      if (this.#seen !== null && this.#isOpen) this.#socket?.send(text);
    });
  }

  close(): void {
    this.#isClosed = true;
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    clearTimeout(this.#again);
    this.#hangUp();
  }

  get #isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  #join(): void {
    this.#hears.link("joining", null);
    this.#farewell = null;
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.onopen = () =>
      this.#send({
        type: "hello",
        version: VERSION,
        token: this.#token,
        seen: this.#seen,
        words: true,
      });
    socket.onmessage = ({ data }) => this.#take(JSON.parse(String(data)) as ServerMessage);
    socket.onclose = () => this.#lose(socket);
    this.#heardAt = Date.now();
    clearInterval(this.#pulse);
    this.#pulse = setInterval(() => this.#beat(), PING_EVERY);
  }

  #take(message: ServerMessage): void {
    this.#heardAt = Date.now();
    switch (message.type) {
      case "welcome":
        this.#attempts = 0;
        this.#stand(message);
        this.#hears.here(message.here);
        this.#hears.link("open", null);
        for (const { text } of this.#pending.values()) this.#socket?.send(text);
        break;
      case "told":
        this.#stand(message);
        break;
      case "presence":
        this.#hears.here(message.here);
        break;
      case "bye":
        this.#farewell = message.code;
        break;
      case "pong":
        break;
      default:
        this.#answer(message);
    }
  }

  #stand(message: Welcome | Told): void {
    this.#seen = { seat: message.seat, number: message.number };
    this.#hears.standing(message);
  }

  #answer(answer: Answer): void {
    if (!answer.id) return;
    this.#pending.get(answer.id)?.answer(answer);
    this.#pending.delete(answer.id);
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
    if (this.#isOpen) return this.#beat();
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
    } else if (this.#isOpen) this.#send({ type: "ping" });
  }

  #hangUp(): void {
    clearInterval(this.#pulse);
    if (this.#socket) this.#socket.onclose = null;
    this.#socket?.close();
  }

  #send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }
}

/** Not crypto.randomUUID: that is missing where a page comes by plain http, as in a house's own net. */
function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
