import type { Option, Seat } from "../../wire/station.ts";
import type { Said } from "../../words/said.ts";
import { characterName } from "../names.ts";

/** What an answer leaves, character by character; of one that dies either way it says "still". */
export function leavesOf(option: Option, takes: Option | undefined, me: Seat): Said[] {
  return (option.aftermath ?? []).map(({ character, health }) => {
    const params = { character: characterName(character, me), left: health };
    if (health > 0) return { id: "page-station-answer-left", params };
    const diesAnyway = takes?.aftermath?.some(
      (each) => each.character === character && each.health === 0,
    );
    const isStill = option.verb === "armor" && diesAnyway;
    return { id: `page-station-answer-${isStill ? "still-dies" : "dies"}`, params };
  });
}
