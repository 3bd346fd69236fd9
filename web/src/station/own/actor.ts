import type { Option } from "../../wire/station.ts";
import type { Said } from "../../words/said.ts";

/** Their sentences name the character that is healed or covered. */
const NAMED: readonly Option["verb"][] = ["heal", "armor"];

/**
 * An option's sentence stands under its character's heading in the list, and does not repeat the
 * name; where it stands alone the name goes before it.
 */
export function saidAlone({ verb, said }: Option): Said | null {
  const character = said?.params?.["character"];
  if (!said || !isSaid(character) || NAMED.includes(verb)) return said ?? null;
  const role = character.params?.["role"];
  return role === undefined ? said : { id: "page-do", params: { role, does: said } };
}

function isSaid(value: unknown): value is Said {
  return typeof value === "object" && value !== null && "id" in value;
}
