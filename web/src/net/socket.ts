import type { ClientMessage, ServerMessage, Told, Welcome } from "../wire/protocol.ts";
import { Line, type Link } from "./line.ts";

export type { Link };
export type Answer = Extract<ServerMessage, { type: "ack" | "refused" | "denied" | "error" }>;
export type Wish = WithoutId<Wished>;
type Wished = Exclude<ClientMessage, { type: "hello" | "ping" }>;
type WithoutId<W> = W extends { id: string } ? Omit<W, "id"> : never;

export type Hears = {
  standing: (message: Welcome | Told) => void;
  here: (seats: number[], onlookers: (string | null)[]) => void;
  link: (link: Link, why: string | null) => void;
};

const VERSION = 1;

type Pending = { wished: Wished; answer: (answer: Answer) => void };

/**
 * A table on the net. When it comes back it says what it has heard, and sends again what was not
 * acknowledged: with the same id that counts once.
 */
export class TableSocket {
  readonly #token: string | null;
  readonly #hears: Hears;
  readonly #line: Line;
  readonly #pending = new Map<string, Pending>();
  #seen: { seat: number | null; number: number } | null = null;

  constructor(code: string, token: string | null, hears: Hears) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const address = `${scheme}://${location.host}/api/tables/${encodeURIComponent(code)}/socket`;
    this.#token = token;
    this.#hears = hears;
    this.#line = new Line(address, {
      open: () => this.#greet(),
      message: (message) => this.#take(message),
      link: hears.link,
    });
  }

  /** Answered once, however often it has to be sent. */
  wish(wish: Wish): Promise<Answer> {
    const id = freshId();
    const wished = { ...wish, id } as Wished;
    return new Promise((answer) => {
      this.#pending.set(id, { wished, answer });
      if (this.#seen !== null && this.#line.isOpen) this.#line.send(wished);
    });
  }

  close(): void {
    this.#line.close();
  }

  #greet(): void {
    const hello = { version: VERSION, token: this.#token, seen: this.#seen, words: true };
    this.#line.send({ type: "hello", ...hello });
  }

  #take(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.#stand(message);
        this.#hears.here(message.here, message.onlookers);
        this.#hears.link("open", null);
        for (const { wished } of this.#pending.values()) this.#line.send(wished);
        break;
      case "told":
        this.#stand(message);
        break;
      case "presence":
        this.#hears.here(message.here, message.onlookers);
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
    this.#hears.standing(message);
  }

  #answer(answer: Answer): void {
    if (!answer.id) return;
    this.#pending.get(answer.id)?.answer(answer);
    this.#pending.delete(answer.id);
  }
}

/** Not crypto.randomUUID: that is missing where a page comes by plain http, as in a house's own net. */
function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
