import { ask } from "../net/api.ts";
import { DiceWitness } from "../net/diceWitness.ts";
import {
  type Answer,
  type Link,
  type Listener,
  TableSocket,
  type TableRequest,
} from "../net/socket.ts";
import type { TableCard } from "../wire/protocol.ts";
import { type Line, Log } from "./log.svelte.ts";
import { Muted } from "./muted.svelte.ts";
import { speakers } from "./speakers.ts";
import { type AnyWire, isNotice, type Moment, type Standing } from "./standing.ts";
import { type Pace, Story } from "./story.svelte.ts";
import { Succession } from "./succession.svelte.ts";
import { isOwnTurn } from "./turn.ts";

const RENEWED = "code_renewed";

/** Where a table's states come from, and its requests go: a server, or the script of a lesson. */
export type TableLink = Pick<TableSocket, "request" | "close">;
export type Connect = (listener: Listener, dice: DiceWitness) => TableLink;

/**
 * A table as this browser knows it. `live` is the last state the server sent; `story.drawn` is what
 * is shown, perhaps an earlier one. Nothing is predicted.
 */
export class Table<Game extends AnyWire = AnyWire> {
  /** Stays the same when the code is renewed. */
  readonly id: string;
  /** What others are invited with. */
  code = $state("");
  live = $state.raw<Standing<Game> | null>(null);
  isHost = $state(false);
  here = $state.raw<number[]>([]);
  /** Names of the onlookers before the game; null for one without a name. */
  onlookers = $state.raw<(string | null)[]>([]);
  link = $state<Link>("joining");
  why = $state<string | null>(null);
  /** The action that was sent, until the server has sent the state after it. */
  sent = $state.raw<{ decision: number; action: string } | null>(null);
  /** The answer to the last request, if it was refused. */
  refusal = $state.raw<Exclude<Answer, { type: "ack" }> | null>(null);
  /** When the running clock runs out, in this browser's time. */
  deadline = $state<number | null>(null);
  readonly succession = new Succession();
  readonly muted: Muted;
  readonly log = new Log<Game>();
  readonly story: Story<Game>;
  readonly dice: DiceWitness;
  /** Somebody explains what is met here, and the tips of every game keep silent. */
  readonly isTaught: boolean = false;
  readonly #link: TableLink;
  #hasGivenNonce = false;

  constructor(
    code: string,
    token: string | null,
    pace: Pace,
    id: string = code,
    connect: Connect = (listener, dice) => new TableSocket(code, token, dice, listener),
  ) {
    this.id = id;
    this.code = code;
    this.muted = new Muted(id);
    this.story = new Story(pace, (heard) => this.log.add(heard));
    this.dice = new DiceWitness(id);
    this.#link = connect(this.#listener, this.dice);
  }

  /** Where questions about it are asked. */
  get path(): string {
    return `/tables/${encodeURIComponent(this.code)}`;
  }

  /** Who said each line, by its key. */
  readonly speakers = $derived(speakers(this.log.lines, this.live?.table.chairs ?? []));
  readonly unmuted: readonly Line<Game>[] = $derived(
    this.log.lines.filter((line) => !this.isMuted(line)),
  );
  readonly seat = $derived(this.live?.seat ?? null);
  readonly status = $derived(this.live?.table.status ?? null);
  readonly options = $derived(this.sent === null ? (this.live?.options ?? []) : []);

  /** Who is asked is public, who has answered is not: only this page knows its own answer. */
  readonly moment: Moment = $derived.by(() => {
    const { live, seat } = this;
    if (this.options.length && live && seat !== null)
      return isOwnTurn(live, seat) ? "move" : "answer";
    const asked = seat !== null && live?.table.asked.includes(seat);
    return asked || this.sent !== null ? "sealed" : "watch";
  });

  /** Sends one of the options that were offered. */
  async act(action: string): Promise<boolean> {
    const decision = this.live?.decision;
    if (this.sent !== null || decision == null) return false;
    this.sent = { decision, action };
    this.story.live();
    const isGranted = await this.request({ type: "act", decision, action });
    if (!isGranted) this.sent = null;
    return isGranted;
  }

  /** Resolves to whether it was granted. */
  async request(request: TableRequest): Promise<boolean> {
    this.refusal = null;
    const answer = await this.#link.request(request);
    if (answer.type !== "ack") this.refusal = answer;
    return answer.type === "ack";
  }

  isMuted({ key }: Line): boolean {
    return this.muted.has(this.speakers.get(key) ?? null);
  }

  leave(): void {
    this.#link.close();
    this.story.close();
    this.succession.hear(null);
  }

  get #listener(): Listener {
    return {
      // The server sends what this game's generated types say.
      standing: (standing) => this.#stand(standing as unknown as Standing<Game>),
      here: ({ here, onlookers, heir }) => {
        this.here = here;
        this.onlookers = onlookers;
        this.succession.hear(heir ?? null);
      },
      link: (link, why) => {
        this.link = link;
        this.why = why;
      },
    };
  }

  #stand(standing: Standing<Game>): void {
    this.isHost = isHostIn(standing, this.isHost);
    const isRenewed = standing.heard.some((each) => isNotice(each) && each.notice === RENEWED);
    if (isRenewed && this.live !== null) void this.#lookUpCode();
    if (standing.anew) this.log.clear();
    this.muted.follow(standing);
    this.live = standing;
    if (standing.decision !== this.sent?.decision || !standing.options.length) this.sent = null;
    const { clock } = standing;
    this.deadline = clock?.runs ? Date.now() + clock.left : null;
    if (standing.anew) this.story.begin(standing);
    else this.story.add(standing);
    this.#giveNonce();
  }

  /** For a seat that was taken without one, as at a rematch. A game starts without it, too, so
   * whether it is granted is no matter. */
  #giveNonce(): void {
    const isLate = this.seat === null || this.status !== "open";
    if (isLate || this.#hasGivenNonce || this.dice.sent.length) return;
    this.#hasGivenNonce = true;
    void this.#link.request({ type: "nonce" });
  }

  /** The new code is not in the log. Those who only look on are not told it. */
  async #lookUpCode(): Promise<void> {
    if (this.seat === null && !this.isHost) return;
    try {
      this.code = (await ask<TableCard>("GET", `/tables/${this.code}`)).code;
    } catch {
      // Whoever sits here is let in by the old code as well.
    }
  }
}

/** A table can change hands; a host without a seat is told so by a welcome alone. */
function isHostIn(standing: Standing, before: boolean): boolean {
  if (standing.type === "welcome") return standing.host;
  const host = standing.table.chairs.findIndex(({ is_host }) => is_host);
  return host < 0 ? before : host === standing.seat;
}
