import index from "words:index";
import { type Said, type Value } from "./said.ts";
import { Words } from "./words.ts";

const KEPT = "panicroom.language";
const LEARN = "learn";

export const LANGUAGES = Object.keys(index);

/** The chosen language, and its catalogues as far as they are loaded. */
class Language {
  lang = $state("en");
  #words = $state.raw(new Words("en", []));
  #parts = $state.raw(["page"]);

  /** Call it before anything is drawn. */
  async begin(): Promise<void> {
    await this.choose(asked() ?? kept() ?? wished(navigator.languages));
    addEventListener("storage", (event) => void this.#follow(event));
  }

  /** Changes the language at any time: everything on the screen is drawn again. */
  async choose(lang: string): Promise<void> {
    const words = await load(lang, this.#parts);
    this.lang = lang;
    this.#words = words;
    document.documentElement.lang = lang;
    localStorage.setItem(KEPT, lang);
  }

  /** Follows a choice made in another tab. */
  async #follow(event: StorageEvent): Promise<void> {
    if (event.key !== KEPT || event.newValue === this.lang) return;
    if (event.newValue && event.newValue in index) await this.choose(event.newValue);
  }

  /** Loads one game's texts and drops any other's: two games may use one id for different texts. */
  async speakOf(game: string, withRules = false, withPuzzles = false): Promise<void> {
    const others = this.#parts.filter((part) => part.startsWith(`${game}-`) || part === LEARN);
    await this.#speak([
      ...["page", game, ...others],
      ...(withRules ? [`${game}-rules`] : []),
      ...(withPuzzles ? [`${game}-puzzles`] : []),
    ]);
  }

  /** Loads what is taught, of one game or on the page that lists all lessons. */
  async speakOfLessons(game?: string): Promise<void> {
    await this.#speak(["page", LEARN, ...(game ? [game, `${game}-lessons`] : [])]);
  }

  async #speak(wanted: readonly string[]): Promise<void> {
    const parts = [...new Set(wanted)];
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

/** From `?lang=`, as `panicroom open --lang` sets it; removed, so that a reload keeps a later choice. */
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

function wished(wishes: readonly string[]): string {
  const known = wishes.map((wish) => wish.slice(0, 2).toLowerCase());
  return known.find((lang) => lang in index) ?? "en";
}

export const language = new Language();
export const say = language.say;
export const tell = language.tell;
