const CODE = /[a-z2-7]{16}/;

/** The code of a table in whatever was typed or pasted: the code itself, or a link that has it. */
export function codeIn(text: string): string | null {
  return CODE.exec(text.toLowerCase().replaceAll(/\s/g, ""))?.[0] ?? null;
}
