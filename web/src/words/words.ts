import { FluentBundle, type FluentFunction, FluentResource, FluentType } from "@fluent/bundle";
import type { FluentValue } from "@fluent/bundle";
import type { Said, Value } from "./said.ts";

/**
 * One language's catalogues, and sentences made from them: the same files as in the terminal, with
 * the same functions. FORM takes a form of what is spoken of (its case, its gender), START begins a
 * sentence with it, ID chooses by it.
 */
export class Words {
  readonly lang: string;
  readonly #bundle: FluentBundle;

  constructor(lang: string, catalogues: Iterable<string>) {
    this.lang = lang;
    this.#bundle = new FluentBundle(lang, { functions: FUNCTIONS, useIsolating: false });
    for (const text of catalogues) {
      this.#bundle.addResource(new FluentResource(text));
    }
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  say(id: string, params: Record<string, Value> = {}): string {
    return this.tell({ id, params });
  }

  /** In words. A missing form falls back to the plain one, a missing message to its id. */
  tell({ id, params = {} }: Said, form = ""): string {
    const message = this.#bundle.getMessage(id);
    const pattern = message?.attributes[form] ?? message?.value;
    if (pattern == null) return id;
    const given = Object.entries(params).map(([name, value]) => [name, this.#fluent(value)]);
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, Object.fromEntries(given), errors);
    for (const error of errors) console.warn(`${this.lang}: ${id}: ${error.message}`);
    return text;
  }

  #fluent(value: Value): string | number | Phrase {
    if (typeof value === "string" || typeof value === "number") return value;
    if (!Array.isArray(value)) return new Phrase(this, [value]);
    const texts = value.filter((part) => typeof part === "string");
    const said = value.filter((part) => typeof part !== "string");
    return texts.length ? texts.join(", ") : new Phrase(this, said);
  }
}

/** A parameter that is itself a message. */
class Phrase extends FluentType<readonly Said[]> {
  readonly #words: Words;

  constructor(words: Words, said: readonly Said[]) {
    super(said);
    this.#words = words;
  }

  get id(): string {
    return this.value.length === 1 ? (this.value[0]?.id ?? "") : "";
  }

  toString(): string {
    return this.inForm("");
  }

  inForm(form: string): string {
    const said = this.value.map((each) => this.#words.tell(each, form));
    let text = said.pop() ?? this.#words.say("list-empty");
    const rest = said.pop();
    if (rest !== undefined) text = this.#words.say("list-last", { rest, last: text });
    for (const first of said.reverse()) text = this.#words.say("list-more", { first, rest: text });
    return text;
  }
}

function inForm(value: FluentValue | undefined, form: FluentValue | undefined): string {
  if (value instanceof Phrase) return value.inForm(form === undefined ? "" : String(form));
  return value instanceof FluentType ? String(value.valueOf()) : (value ?? "");
}

const FUNCTIONS: Record<string, FluentFunction> = {
  FORM: ([value], { form }) => inForm(value, form),
  START: ([value], { form }) => {
    const text = inForm(value, form);
    return text.slice(0, 1).toUpperCase() + text.slice(1);
  },
  ID: ([value]) => (value instanceof Phrase ? value.id : ""),
};
