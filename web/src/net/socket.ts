import type { ClientMessage, Presence, ServerMessage, Told, Welcome } from "../wire/protocol.ts";
import { Connection, type Link } from "./connection.ts";
import type { DiceWitness } from "./diceWitness.ts";
import { randomHex } from "./random.ts";

export type { Link };
export type Answer = Extract<ServerMessage, { type: "ack" | "refused" | "denied" | "error" }>;
export type TableRequest = WithoutId<SentRequest>;
type SentRequest = Exclude<ClientMessage, { type: "hello" | "ping" }>;
/** Nor with a nonce: that is drawn here. */
type WithoutId<R> = R extends { id: string } ? Omit<R, "id" | "nonce"> : never;

export type Listener = {
  standing: (message: Welcome | Told) => void;
  here: (presence: Pick<Presence, "here" | "onlookers" | "heir">) => void;
  link: (link: Link, why: string | null) => void;
};

const VERSION = 2;
/** Answers after which the same request, with the same id, may be accepted a moment later. */
const NOT_NOW = ["too-fast", "later"];
/** How long to wait before a request that came too fast is sent again, in milliseconds. */
const PAUSES = [1000, 2000, 4000, 8000];

type Pending = {
  sent: SentRequest;
  answer: (answer: Answer) => void;
  refusals: number;
  timer?: ReturnType<typeof setTimeout>;
};

/**
 * The session of one page at one table. After a reconnect it tells the server the last state it has
 * seen, and retries every request that was not acknowledged: the id makes a retry count once. It
 * also retries a request that the server has not read because it came too fast. The witness of its
 * dice sees every state, and adds a nonce to the requests that take one.
 */
export class TableSocket {
  readonly #token: string | null;
  readonly #dice: DiceWitness;
  readonly #listener: Listener;
  readonly #connection: Connection;
  readonly #pending = new Map<string, Pending>();
  #seen: { seat: number | null; number: number } | null = null;

  constructor(code: string, token: string | null, dice: DiceWitness, listener: Listener) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const address = `${scheme}://${location.host}/api/tables/${encodeURIComponent(code)}/socket`;
    this.#token = token;
    this.#dice = dice;
    this.#listener = listener;
    this.#connection = new Connection(address, {
      open: () => this.#sendHello(),
      message: (message) => this.#receive(message),
      link: listener.link,
    });
  }

  /** Resolves with the answer, however many retries that takes. */
  request(request: TableRequest): Promise<Answer> {
    const id = randomHex(16);
    const sent = { ...this.#dice.withNonce(request), id } as SentRequest;
    return new Promise((answer) => {
      this.#pending.set(id, { sent, answer, refusals: 0 });
      if (this.#seen !== null && this.#connection.isOpen) this.#connection.send(sent);
    });
  }

  close(): void {
    for (const { timer } of this.#pending.values()) clearTimeout(timer);
    this.#connection.close();
  }

  #sendHello(): void {
    const hello = { version: VERSION, token: this.#token, seen: this.#seen, words: true };
    this.#connection.send({ type: "hello", ...hello });
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.#stand(message);
        this.#listener.here(message);
        this.#listener.link("open", null);
        for (const pending of this.#pending.values()) this.#send(pending);
        break;
      case "told":
        this.#stand(message);
        break;
      case "presence":
        this.#listener.here(message);
        break;
      case "bye":
      case "pong":
        break;
      default:
        this.#answer(message);
    }
  }

  #stand(message: Welcome | Told): void {
    this.#seen = { seat: message.seat, number: message.number };
    this.#dice.see(message);
    this.#listener.standing(message);
  }

  #send(pending: Pending): void {
    clearTimeout(pending.timer);
    if (this.#connection.isOpen) this.#connection.send(pending.sent);
  }

  #answer(answer: Answer): void {
    const pending = this.#pending.get(answer.id ?? "");
    if (!pending) return;
    if (answer.type === "error" && NOT_NOW.includes(answer.code)) {
      this.#sendLater(pending);
      return;
    }
    clearTimeout(pending.timer);
    this.#pending.delete(pending.sent.id);
    this.#dice.answered(pending.sent.type, answer.type === "ack");
    pending.answer(answer);
  }

  #sendLater(pending: Pending): void {
    const pause = PAUSES[Math.min(pending.refusals++, PAUSES.length - 1)] ?? 0;
    const jitter = 0.7 + 0.6 * Math.random(); // so that not all of them come at once again
    clearTimeout(pending.timer);
    pending.timer = setTimeout(() => this.#send(pending), pause * jitter);
  }
}
