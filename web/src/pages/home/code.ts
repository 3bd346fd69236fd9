const CODE = /[a-z2-7]{16}/;

/** Finds the code of a table in what was typed or pasted: a code, or a link. */
export function codeIn(text: string): string | null {
  return CODE.exec(text.toLowerCase().replaceAll(/\s/g, ""))?.[0] ?? null;
}
