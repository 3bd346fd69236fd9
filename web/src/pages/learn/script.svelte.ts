import type { Answer, Listener, TableRequest } from "../../net/socket.ts";
import type { TableLink } from "../../table/table.svelte.ts";
import type { LessonMoment, LessonScript, Told } from "../../wire/protocol.ts";
import type { Said } from "../../words/said.ts";

/** From what is only read, the way on has no action. */
const READ = "";
const OTHER: Said = { id: "page-learn-other" };

/** What the coach says of the last thing that was done. */
export type Verdict = { isRight: boolean; said: Said };

/**
 * A lesson as the server has played it through: to a table it is what a server is. It judges nothing,
 * it only looks up where an action leads.
 */
export class Script implements TableLink {
  readonly #script: LessonScript;
  #moment: LessonMoment = $state.raw() as LessonMoment;
  #listener: Listener | null = null;
  #place = $state(0);
  verdict = $state.raw<Verdict | null>(null);

  constructor(script: LessonScript) {
    this.#script = script;
    this.#stand(0);
  }

  readonly place = $derived.by(() => this.#place);
  readonly moment = $derived.by(() => this.#moment);
  readonly isRead = $derived.by(() => READ in this.moment.ways);
  readonly isDone = $derived.by(() => Object.keys(this.moment.ways).length === 0);
  /** What would be right, as an action's text. */
  readonly solution = $derived.by(() => Object.keys(this.moment.ways)[0] ?? null);

  begin(listener: Listener): this {
    this.#listener = listener;
    listener.link("open", null);
    listener.standing(this.#script.begins);
    return this;
  }

  /** Whether it is not what is asked for; the coach then says so. */
  refuses(action: string): boolean {
    const isWrong = !(action in this.moment.ways);
    if (isWrong) this.verdict = { isRight: false, said: this.moment.answers[action] ?? OTHER };
    return isWrong;
  }

  request(request: TableRequest): Promise<Answer> {
    if (request.type === "act") this.#take(request.action);
    return Promise.resolve({ type: "ack", id: "" });
  }

  /** What there was to read has been read. */
  goOn(): void {
    this.#take(READ);
  }

  close(): void {
    this.#listener = null;
  }

  #stand(place: number): void {
    const moment = this.#script.moments[place];
    if (!moment) throw new Error(`the lesson has no moment ${place}`);
    this.#place = place;
    this.#moment = moment;
  }

  #take(action: string): void {
    const { ways, right } = this.moment;
    const way = ways[action];
    if (!way) return;
    this.verdict = right && { isRight: true, said: right };
    this.#stand(way.to);
    for (const told of way.told as Told[]) this.#listener?.standing(told);
  }
}
