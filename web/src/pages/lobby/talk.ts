import { saidByName } from "../../panel/paragraphs.ts";
import type { Line } from "../../table/log.svelte.ts";
import type { ChairView } from "../../wire/protocol.ts";
import type { Said } from "../../words/said.ts";

/** What others have said since the page was opened. */
export class Talk {
  #last = -1;
  #isFirst = true;

  heard(lines: readonly Line[], own: number | null, chairs: readonly ChairView[]): Said[] {
    const fresh = lines.filter(({ key }) => key > this.#last);
    this.#last = lines.at(-1)?.key ?? this.#last;
    if (this.#isFirst) {
      this.#isFirst = false;
      return [];
    }
    return fresh.flatMap((line) =>
      line.kind === "talk" && line.notice.seat !== own ? (saidByName(line, chairs) ?? []) : [],
    );
  }
}
