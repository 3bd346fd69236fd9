import type { Said } from "../words/said.ts";

/** No answer, or an answer that is not from this server. */
export const UNREACHABLE = "unreachable";

/** An error answer of the server: a code, the field it is about, and its message. */
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
