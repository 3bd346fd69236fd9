import index from "words:index";
import { type Said, type Value } from "./said.ts";
import { Words } from "./words.ts";

const KEPT = "panicroom.language";

export const LANGUAGES = Object.keys(index);

/** The language of this browser's person, and what has been loaded of it. */
class Language {
  lang = $state("en");
  #words = $state.raw(new Words("en", []));
  #parts = $state.raw(["page"]);

  /** Before anything is shown. */
  async begin(): Promise<void> {
    await this.choose(asked() ?? kept() ?? wished(navigator.languages));
    addEventListener("storage", (event) => void this.#follow(event));
  }

  /** At any time: whatever is on the screen is said anew. */
  async choose(lang: string): Promise<void> {
    const words = await load(lang, this.#parts);
    this.lang = lang;
    this.#words = words;
    document.documentElement.lang = lang;
    localStorage.setItem(KEPT, lang);
  }

  /** What is chosen in one tab is meant for all. */
  async #follow(event: StorageEvent): Promise<void> {
    if (event.key !== KEPT || event.newValue === this.lang) return;
    if (event.newValue && event.newValue in index) await this.choose(event.newValue);
  }

  /** From now on of one game: two games may have one id for what each says in its own way. */
  async speakOf(game: string, withRules = false): Promise<void> {
    const parts = ["page", game, ...(withRules ? [`${game}-rules`] : [])];
    if (parts.every((part) => this.#parts.includes(part))) return;
    this.#words = await load(this.lang, parts);
    this.#parts = parts;
  }

  say = (id: string, params?: Record<string, Value>): string => this.#words.say(id, params);
  tell = (said: Said, form?: string): string => this.#words.tell(said, form);
  has = (id: string): boolean => this.#words.has(id);
}

async function load(lang: string, parts: Iterable<string>): Promise<Words> {
  const known = index[lang] ?? {};
  const found = [...parts].map((part) => known[part]).filter((part) => part !== undefined);
  const loaded = await Promise.all(found.map((part) => part()));
  return new Words(
    lang,
    loaded.map((module) => module.default),
  );
}

/** By the address, as `panicroom open --lang` makes it; a reload would ask again. */
function asked(): string | null {
  const here = new URL(location.href);
  const lang = here.searchParams.get("lang");
  if (lang === null) return null;
  here.searchParams.delete("lang");
  history.replaceState(history.state, "", here);
  return lang in index ? lang : null;
}

function kept(): string | null {
  const lang = localStorage.getItem(KEPT);
  return lang !== null && lang in index ? lang : null;
}

export function wished(wishes: readonly string[]): string {
  const known = wishes.map((wish) => wish.slice(0, 2).toLowerCase());
  return known.find((lang) => lang in index) ?? "en";
}

export const language = new Language();
export const say = language.say;
export const tell = language.tell;
