import { say, tell } from "../words/language.svelte.ts";
import type { Said } from "../words/said.ts";

/** A result as anybody may read it: to others it is not "you" who has won. */
export function resultText(game: string, title: Said | null, why: readonly Said[]): string {
  const lines = why.map(({ id, params }) => tell({ id, params: { ...params, you: "none" } }));
  const head = title ? [`${say(`page-game-${game}`)}: ${tell(title)}.`] : [];
  return [...head, ...lines].join(" ");
}
