import type { Said } from "../words/said.ts";

/** No answer at all, or none that the server gave. */
export const UNREACHABLE = "unreachable";

/** What the server answers instead: a code, the field it is about, and the sentence for it. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly field: string | null;
  readonly said: Said;

  constructor(status: number, code: string, field: string | null = null, said?: Said) {
    super(code);
    this.status = status;
    this.code = code;
    this.field = field;
    this.said = said ?? { id: `denial-${code}` };
  }
}
