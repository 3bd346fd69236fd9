import { type Answer, type Link, TableSocket, type Wish } from "../net/socket.ts";
import { Log } from "./log.svelte.ts";
import type { AnyWire, Moment, Standing } from "./standing.ts";
import { type Pace, Story } from "./story.svelte.ts";
import { isOwnTurn } from "./turn.ts";

/**
 * A table as this browser knows it. `live` is the last state the server sent; `story.drawn` is what
 * is shown, perhaps an earlier one. Nothing is predicted.
 */
export class Table<Game extends AnyWire = AnyWire> {
  readonly code: string;
  live = $state.raw<Standing<Game> | null>(null);
  isHost = $state(false);
  here = $state.raw<number[]>([]);
  /** Names of the onlookers before the game; null for one without a name. */
  onlookers = $state.raw<(string | null)[]>([]);
  link = $state<Link>("joining");
  why = $state<string | null>(null);
  /** The action that was sent, until the server has sent the state after it. */
  sent = $state.raw<{ decision: number; action: string } | null>(null);
  /** The answer to the last wish, if it was refused. */
  refusal = $state.raw<Exclude<Answer, { type: "ack" }> | null>(null);
  /** When the running clock runs out, in this browser's time. */
  deadline = $state<number | null>(null);
  readonly log = new Log<Game>();
  readonly story: Story<Game>;
  readonly #socket: TableSocket;

  constructor(code: string, token: string | null, pace: Pace) {
    this.code = code;
    this.story = new Story(pace, (heard) => this.log.add(heard));
    this.#socket = new TableSocket(code, token, {
      // The server sends what this game's generated types say.
      standing: (standing) => this.#stand(standing as unknown as Standing<Game>),
      here: (seats, onlookers) => {
        this.here = seats;
        this.onlookers = onlookers;
      },
      link: (link, why) => {
        this.link = link;
        this.why = why;
      },
    });
  }

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
    const isGranted = await this.wish({ type: "act", decision, action });
    if (!isGranted) this.sent = null;
    return isGranted;
  }

  /** Resolves to whether it was granted. */
  async wish(wish: Wish): Promise<boolean> {
    this.refusal = null;
    const answer = await this.#socket.wish(wish);
    if (answer.type !== "ack") this.refusal = answer;
    return answer.type === "ack";
  }

  leave(): void {
    this.#socket.close();
    this.story.close();
  }

  #stand(standing: Standing<Game>): void {
    const isAnew = standing.since === 0 || this.live === null || standing.seat !== this.live.seat;
    if (standing.type === "welcome") this.isHost = standing.host;
    if (standing.since === 0) this.log.clear();
    this.live = standing;
    if (standing.decision !== this.sent?.decision || !standing.options.length) this.sent = null;
    const { clock } = standing;
    this.deadline = clock?.runs ? Date.now() + clock.left : null;
    if (isAnew) this.story.begin(standing);
    else this.story.add(standing);
    if (standing.options.length) this.story.hurry();
  }
}
