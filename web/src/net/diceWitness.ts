import { readStored, store } from "../ui/stored.ts";
import type { ClientMessage, Notice, TableView } from "../wire/protocol.ts";
import { randomHex } from "./random.ts";

const KEPT = "panicroom.dice";
/** Tables that are remembered; the oldest are forgotten. */
const MOST = 50;
const NONCE_BYTES = 32;

export type WitnessFault = "commitment-changed" | "nonce-left-out" | "bot-with-nonce";

type Slot = "sit" | "start";
/** Requests that carry a nonce, and which one. */
const SLOTS: Partial<Record<ClientMessage["type"], Slot>> = {
  sit: "sit",
  nonce: "sit",
  start: "start",
};

type Known = {
  /** The first one that was seen at the table. */
  commitment: string | null;
  drawn: Partial<Record<Slot, string>>;
  /** The last nonce that was acknowledged, and those under way after it. */
  sent: string[];
  /** Seats without a guest when the table was last seen open, and ever since. */
  bots: number[] | null;
};
const NOTHING: Known = { commitment: null, drawn: {}, sent: [], bots: null };

type Seen = {
  table: Pick<TableView, "status" | "commitment" | "chairs">;
  heard: (Notice | Record<string, unknown>)[];
};

/**
 * What this browser remembers of one table's dice, to notice a server that cheats: the commitment
 * that came before any nonce, the nonces it sent, and which seats were bots, for which the server
 * could choose one. One nonce is drawn for the seat and one for the start, and sent again after a
 * denial: otherwise a server could deny until a nonce suits it.
 *
 * Always read from the browser's store, so that two tabs know the same.
 */
export class DiceWitness {
  readonly #table: string;

  constructor(table: string) {
    this.#table = table;
  }

  get sent(): readonly string[] {
    return this.#known.sent;
  }

  see({ table, heard }: Seen): void {
    const known = this.#known;
    const empty = table.chairs.flatMap(({ has_guest }, seat) => (has_guest ? [] : [seat]));
    const sat = heard.flatMap((each) => (each["notice"] === "sat" ? [each["seat"]] : []));
    const isBot = (seat: number) => empty.includes(seat) && !sat.includes(seat);
    const bots = table.status === "open" ? empty : (known.bots?.filter(isBot) ?? null);
    this.#keep({ ...known, commitment: known.commitment ?? table.commitment, bots });
  }

  /** The request with its nonce, if it carries one. */
  withNonce<R extends { type: ClientMessage["type"] }>(request: R): R {
    const slot = SLOTS[request.type];
    if (slot === undefined) return request;
    const known = this.#known;
    const nonce = known.drawn[slot] ?? randomHex(NONCE_BYTES);
    const sent = [...known.sent.filter((each) => each !== nonce), nonce];
    this.#keep({ ...known, drawn: { ...known.drawn, [slot]: nonce }, sent });
    return { ...request, nonce };
  }

  /** A nonce that was denied is in no key; who has stood up has none in it either. */
  answered(type: ClientMessage["type"], isGranted: boolean): void {
    const known = this.#known;
    const slot = SLOTS[type];
    const nonce = slot && known.drawn[slot];
    if (nonce !== undefined) {
      const others = known.sent.filter((each) => each !== nonce);
      this.#keep({ ...known, sent: isGranted ? [nonce] : others });
    } else if (type === "stand" && isGranted) this.#keep({ ...known, sent: [] });
  }

  /** By what the server says after the game; `seat` is this browser's own. */
  faults(
    commitment: string,
    nonces: readonly (string | null)[] | null,
    seat: number | null,
  ): WitnessFault[] {
    const known = this.#known;
    const isChanged = known.commitment !== null && known.commitment !== commitment;
    const isLeftOut =
      nonces !== null &&
      seat !== null &&
      known.sent.length > 0 &&
      !known.sent.some((nonce) => nonces.includes(nonce));
    const isBotsChosen = known.bots?.some((bot) => (nonces?.[bot] ?? null) !== null) ?? false;
    return [
      ...(isChanged ? (["commitment-changed"] as const) : []),
      ...(isLeftOut ? (["nonce-left-out"] as const) : []),
      ...(isBotsChosen ? (["bot-with-nonce"] as const) : []),
    ];
  }

  get #known(): Known {
    const kept = read()[this.#table];
    return typeof kept === "object" && kept !== null ? { ...NOTHING, ...kept } : NOTHING;
  }

  #keep(known: Known): void {
    if (JSON.stringify(known) === JSON.stringify(this.#known)) return;
    const others = Object.entries(read()).filter(([table]) => table !== this.#table);
    store(KEPT, Object.fromEntries([...others, [this.#table, known] as const].slice(-MOST)));
  }
}

function read(): Record<string, Known> {
  const kept = readStored(KEPT);
  return typeof kept === "object" && kept !== null ? (kept as Record<string, Known>) : {};
}
