import type { Option } from "../../wire/station.ts";
import type { Said } from "../../words/said.ts";
import { kindOf } from "../cards/kinds.ts";

/** What a card does, under the words of the big button; a way says itself whom one will meet. */
export function meaningOf({ card }: Option): Said | null {
  return card ? { id: `page-station-card-${kindOf(card)}` } : null;
}
