import type { ClientMessage, ServerMessage } from "../wire/protocol.ts";
import { UNREACHABLE } from "./problem.ts";

/** `refused` is final: a reconnect would be refused again. */
export type Link = "joining" | "open" | "lost" | "refused";

type Listener = {
  /** Connected or reconnected: the first message has to say who this is. */
  open: () => void;
  message: (message: ServerMessage) => void;
  link: (link: Link, why: string | null) => void;
};

/** Backoff: how long to wait before each reconnect, in milliseconds; the last one repeats. */
const BACKOFF = [300, 1000, 2000, 4000, 8000];
const HEARTBEAT_EVERY = 20_000;
/** Without any message for this long the connection counts as lost. */
const HEARTBEAT_TIMEOUT = 45_000;
/**
 * The server's goodbye codes after which a retry is useless. It would end as "not found", which says
 * less than why the server let this guest go.
 */
const FINAL =
  /^(not-found|unreadable|other-version|foreign-origin|removed-from-table|code-renewed|token-|guest-)/;

/** A WebSocket that reconnects with backoff and notices a dead connection by its heartbeat. */
export class Connection {
  readonly #address: string;
  readonly #listener: Listener;
  #socket: WebSocket | null = null;
  #attempts = 0;
  #reconnectTimer: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #heardAt = 0;
  #goodbye: string | null = null;
  #isClosed = false;

  constructor(address: string, listener: Listener) {
    this.#address = address;
    this.#listener = listener;
    addEventListener("online", this.#retryNow);
    document.addEventListener("visibilitychange", this.#retryNow);
    this.#connect();
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  close(): void {
    this.#isClosed = true;
    removeEventListener("online", this.#retryNow);
    document.removeEventListener("visibilitychange", this.#retryNow);
    clearTimeout(this.#reconnectTimer);
    this.#closeSocket();
  }

  #connect(): void {
    this.#listener.link("joining", null);
    this.#goodbye = null;
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.onopen = () => this.#listener.open();
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(String(data)) as ServerMessage);
    socket.onclose = () => this.#lose(socket);
    this.#heardAt = Date.now();
    clearInterval(this.#heartbeat);
    this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT_EVERY);
  }

  #receive(message: ServerMessage): void {
    this.#heardAt = Date.now();
    if (message.type === "bye") this.#goodbye = message.code;
    if (message.type === "welcome") this.#attempts = 0;
    this.#listener.message(message);
  }

  #lose(socket: WebSocket): void {
    if (this.#isClosed || socket !== this.#socket) return;
    clearInterval(this.#heartbeat);
    const why = this.#goodbye ?? UNREACHABLE;
    if (FINAL.test(why)) {
      this.#listener.link("refused", why);
      return;
    }
    this.#listener.link("lost", why);
    const pause = BACKOFF[Math.min(this.#attempts++, BACKOFF.length - 1)] ?? 0;
    const jitter = 0.7 + 0.6 * Math.random(); // so that not all pages come back at once
    this.#reconnectTimer = setTimeout(() => this.#connect(), pause * jitter);
  }

  /** The network is back, or the page is visible again: retry without waiting for the backoff. */
  readonly #retryNow = (): void => {
    if (document.hidden) return;
    if (this.isOpen) return this.#beat();
    if (this.#socket?.readyState !== WebSocket.CLOSED || this.#goodbye !== null) return;
    clearTimeout(this.#reconnectTimer);
    this.#connect();
  };

  /** A phone that was asleep gets no close event for a connection that died meanwhile. */
  #beat(): void {
    if (Date.now() - this.#heardAt > HEARTBEAT_TIMEOUT) {
      const socket = this.#socket;
      this.#closeSocket();
      if (socket) this.#lose(socket);
    } else if (this.isOpen) this.send({ type: "ping" });
  }

  #closeSocket(): void {
    clearInterval(this.#heartbeat);
    if (this.#socket) this.#socket.onclose = null;
    this.#socket?.close();
  }
}
