import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const LOCALES = join(import.meta.dirname, "../../src/panicroom/locales");
const INDEX = "words:index";
/** For every page; the terminal's own catalogues stay at home. */
const EVERYWHERE = ["common", "dice", "errors", "page", "table"];
/** Of every game, each a part of its own. */
const APART = ["learn"];
/** Of one game, not needed at a table: each a part of its own. */
const APART_IN_GAME = ["lessons", "puzzles", "rules"];

/**
 * `words:index` says for each language which parts there are: `page`, what is taught, and for each
 * game its words, its rules, its puzzles and its lessons, each of them loaded when it is needed.
 */
export function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id.startsWith("words:") ? "\0" + id : null),
    load(id) {
      if (!id.startsWith("\0words:")) return null;
      const asked = id.slice(1);
      if (asked === INDEX) return index();
      const [lang = "", part = ""] = asked.slice("words:".length).split("/");
      const files = catalogues(lang).filter((name) => partOf(name) === part);
      for (const name of files) this.addWatchFile(join(LOCALES, lang, name));
      const texts = files.map((name) => bare(readFileSync(join(LOCALES, lang, name), "utf-8")));
      return `export default ${JSON.stringify(texts.join("\n"))}`;
    },
  };
}

function index(): string {
  const langs = readdirSync(LOCALES).sort();
  const entries = langs.map((lang) => {
    const parts = [...new Set(catalogues(lang).map(partOf))].filter((part) => part !== null);
    const loads = parts.map(
      (part) => `${JSON.stringify(part)}: () => import("words:${lang}/${part}")`,
    );
    return `${JSON.stringify(lang)}: { ${loads.join(", ")} }`;
  });
  return `export default { ${entries.join(", ")} }`;
}

function catalogues(lang: string): string[] {
  return readdirSync(join(LOCALES, lang))
    .filter((name) => name.endsWith(".ftl"))
    .sort();
}

function partOf(file: string): string | null {
  const name = file.replace(/\.ftl$/, "");
  const [game = "", rest] = name.split("-");
  if (APART.includes(name) || (rest && APART_IN_GAME.includes(rest))) return name;
  if (rest === undefined) return EVERYWHERE.includes(game) ? "page" : null;
  return game;
}

/** Comments are for those who translate. */
function bare(text: string): string {
  return text.replace(/^#.*\n?/gm, "").replace(/\n{2,}/g, "\n");
}
