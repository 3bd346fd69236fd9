/** Random bytes in hexadecimal digits. Not crypto.randomUUID: browsers lack it on plain http, as in
 * a home network. */
export function randomHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
