import type { Option } from "../../wire/station.ts";

export type Verb = Option["verb"];

/** What is said in one word; several verbs of the wire may be one to a player. */
export type VerbName =
  | "move"
  | "explore"
  | "search"
  | "fire"
  | "knife"
  | "grenade"
  | "items"
  | "terminal"
  | "sick-bay"
  | "trade"
  | "burn"
  | "end";

export const VERBS: Record<VerbName, readonly Verb[]> = {
  move: ["move", "run", "move-parasite"],
  explore: ["explore", "try-next", "lay"],
  search: ["search"],
  fire: ["fire", "hold-fire"],
  knife: ["stab"],
  grenade: ["grenade"],
  items: ["lay-down", "boost", "first-aid", "scan-body"],
  terminal: ["terminal"],
  "sick-bay": ["sick-bay"],
  trade: ["trade"],
  burn: ["burn"],
  end: ["end-turn"],
};

export const VERB_NAMES = Object.keys(VERBS) as VerbName[];

export function optionsFor(verb: VerbName, options: readonly Option[]): Option[] {
  return options.filter((option) => VERBS[verb].includes(option.verb));
}

/** Aimed at in a room: these get a reticle on the map. */
export function isAttack({ verb }: Option): boolean {
  return verb === "fire" || verb === "stab" || verb === "grenade";
}

/** Those of one character, with those that belong to neither. */
export function optionsOf(character: string | null, options: readonly Option[]): Option[] {
  if (character === null) return [...options];
  return options.filter((option) => !option.character || option.character === character);
}
