import type { FilmFile } from "../../wire/protocol.ts";

/** What a file holds: a film of a version that is known here, the text of a record, or neither. */
export type Brought = { film: FilmFile } | { record: string } | null;

const KNOWN = 1;
const MOST_BYTES = 50_000_000;

export async function readBrought(file: Blob): Promise<Brought> {
  if (file.size > MOST_BYTES) return null;
  const text = await plainText(file).catch(() => "");
  return filmIn(text) ?? recordIn(text);
}

/** Films are compressed; whoever unpacks one may bring it, too. */
async function plainText(file: Blob): Promise<string> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (first !== 0x1f || second !== 0x8b) return file.text();
  return new Response(file.stream().pipeThrough(new DecompressionStream("gzip"))).text();
}

function filmIn(text: string): Brought {
  const found = parsed(text) as Partial<FilmFile> | null;
  return found?.film === KNOWN && found.films?.["open"] ? { film: found as FilmFile } : null;
}

function recordIn(text: string): Brought {
  const head = parsed(text.split("\n", 1)[0] ?? "") as { record?: unknown; game?: unknown } | null;
  return head?.record !== undefined && typeof head.game === "string" ? { record: text } : null;
}

function parsed(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" ? value : null;
  } catch {
    return null;
  }
}
