/** What a language calls itself, as a list shows it; the browser knows it. */
export function ownName(lang: string): string {
  const name = new Intl.DisplayNames(lang, { type: "language" }).of(lang) ?? lang;
  return name.slice(0, 1).toLocaleUpperCase(lang) + name.slice(1);
}
