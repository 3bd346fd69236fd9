/** Of eight letters, none of which looks like another; older ones are longer and have digits. */
const CODE = /^(?:[a-hjkmnp-z]{8}|[a-z2-7]{16})$/;
const IN_LINK = /\/t\/([a-z0-9-]+)/;

/** Finds the code of a table in what was typed or pasted: a code, in groups or not, or a link. */
export function codeIn(text: string): string | null {
  const typed = text.toLowerCase();
  const code = (IN_LINK.exec(typed)?.[1] ?? typed).replaceAll(/[\s\p{Pd}.]/gu, "");
  return CODE.test(code) ? code : null;
}

/** In groups of four capitals, to be read aloud. */
export function codeShown(code: string): string {
  return (code.toUpperCase().match(/.{1,4}/g) ?? []).join(" ");
}
