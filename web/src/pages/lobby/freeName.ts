/** The usual name of a guest, numbered if others have it: nobody at a table looks like another. */
export function freeName(usual: string, taken: readonly (string | null)[]): string {
  const known = new Set(taken.map((name) => name?.toLowerCase()));
  let name = usual;
  for (let number = 2; known.has(name.toLowerCase()); number++) name = `${usual} ${number}`;
  return name;
}
