/* What stdin asks for, [{lang, game, said}], in words: one text for each, as the page says it. */
import { json } from "node:stream/consumers";
import { createServer } from "vite";

const asked = await json(process.stdin);
const vite = await createServer({
  server: { middlewareMode: true, hmr: false, ws: false },
  logLevel: "error",
});
const { Words } = await vite.ssrLoadModule("/src/words/words.ts");
const { default: index } = await vite.ssrLoadModule("words:index");
const known = new Map();

async function wordsOf(lang, game) {
  const name = `${lang}/${game}`;
  if (!known.has(name)) {
    const parts = ["page", game, `${game}-rules`].map((part) => index[lang][part]());
    const texts = (await Promise.all(parts)).map((module) => module.default);
    known.set(name, new Words(lang, texts));
  }
  return known.get(name);
}

const texts = [];
for (const { lang, game, said } of asked) {
  texts.push((await wordsOf(lang, game)).tell(said));
}
process.stdout.write(JSON.stringify(texts));
await vite.close();
