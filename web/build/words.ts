import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const LOCALES = join(import.meta.dirname, "../../src/panicroom/locales");
const INDEX = "words:index";
/** For every page; the terminal's own catalogues stay at home. */
const EVERYWHERE = ["common", "dice", "errors", "page", "table"];
/** Not needed at a table. */
const APART = ["rules", "puzzles"];

/**
 * `words:index` says for each language which parts there are: `page`, and for each game its words,
 * its rules and its puzzles, each of them loaded when it is needed.
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

function partOf(name: string): string | null {
  const [game = "", rest] = name.replace(/\.ftl$/, "").split("-");
  if (rest === undefined) return EVERYWHERE.includes(game) ? "page" : null;
  return APART.includes(rest) ? `${game}-${rest}` : game;
}

/** Comments are for those who translate. */
function bare(text: string): string {
  return text.replace(/^#.*\n?/gm, "").replace(/\n{2,}/g, "\n");
}
