/** A piece of a sentence; `differs` if other sentences have other words there. */
export type Piece = { text: string; differs: boolean };

/** A sentence in pieces: its common beginning and end with the others are left plain. */
export function differing(sentence: string, all: readonly string[]): Piece[] {
  const words = sentence.split(" ");
  const others = all.filter((each) => each !== sentence).map((each) => each.split(" "));
  if (!others.length) return [{ text: sentence, differs: false }];
  const head = Math.min(...others.map((other) => shared(words, other)));
  const rest = words.slice(head).reverse();
  const tail = Math.min(
    ...others.map((other) => shared(rest, other.slice(head).reverse())),
    words.length - head - 1,
  );
  const end = words.length - Math.max(tail, 0);
  const pieces = [
    { text: words.slice(0, head).join(" "), differs: false },
    { text: words.slice(head, end).join(" "), differs: true },
    { text: words.slice(end).join(" "), differs: false },
  ];
  return pieces.filter(({ text }) => text);
}

function shared(one: readonly string[], two: readonly string[]): number {
  const first = one.findIndex((word, at) => word !== two[at]);
  return first < 0 ? one.length : first;
}

/** The editions that do not say what most say; none stands out where two stand against two. */
export function oddOnes(said: Readonly<Record<string, string>>): string[] {
  const sentences = Object.values(said);
  const count = (sentence: string) => sentences.filter((each) => each === sentence).length;
  const most = Math.max(...sentences.map(count));
  if (2 * most <= sentences.length) {
    return Object.keys(said).filter((edition) => said[edition] !== sentences[0]);
  }
  return Object.keys(said).filter((edition) => count(said[edition] ?? "") < most);
}
