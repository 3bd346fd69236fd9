import { Table } from "../../table/table.svelte.ts";
import type { Pace } from "../../table/story.svelte.ts";
import type { LessonScript } from "../../wire/protocol.ts";
import { Script } from "./script.svelte.ts";

/** A table at which one learns: the screens of the game cannot tell it from any other. */
export class LessonTable extends Table {
  override readonly isTaught = true;
  readonly script: Script;
  readonly #path: string;

  constructor(lesson: LessonScript, pace: Pace) {
    const { game, name } = lesson.card;
    const script = new Script(lesson);
    super(name, null, pace, `lesson-${name}`, (listener) => script.begin(listener));
    this.script = script;
    this.#path = `/lessons/${game}/${name}`;
  }

  override get path(): string {
    return `${this.#path}/${this.script.place}`;
  }

  /** The coach answers to what is not asked for, and it is not done. */
  override async act(action: string): Promise<boolean> {
    return this.script.refuses(action) ? false : super.act(action);
  }
}
