/** A rule in the reader's language. */
export type Entry = { id: string; title: string; text: string };

/** Without accents and case, as people type: "équipe" is found by "equipe". */
export function folded(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll("ё", "е");
}

const IN_ID = 0;
const IN_TITLE = 1;
const IN_TEXT = 2;
const NOWHERE = 3;

/** Where a word is found at best. An id is found by its beginning alone. */
function place({ id, title, text }: Entry, word: string): number {
  if (folded(id).startsWith(word)) return IN_ID;
  if (folded(title).includes(word)) return IN_TITLE;
  return folded(text).includes(word) ? IN_TEXT : NOWHERE;
}

/** The rules that hold all the words: first by id, then by title, then by text. */
export function search(entries: readonly Entry[], asked: string): Entry[] {
  const words = folded(asked).split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  const ranked = entries.map((entry) => ({
    entry,
    worst: Math.max(...words.map((word) => place(entry, word))),
  }));
  return ranked
    .filter(({ worst }) => worst < NOWHERE)
    .sort((one, two) => one.worst - two.worst)
    .map(({ entry }) => entry);
}
