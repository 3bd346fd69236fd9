import type { Cell, Character, Option, Room } from "../../../wire/station.ts";
import type { Thing } from "../drawing/drawing.ts";

const WALKS = ["move", "run"];
const LAYS = ["explore", "lay"];
const HITS = ["fire", "stab", "grenade"];

/** What the map lets one choose from: `targets` are given while a weapon is aimed. */
export type Offer = {
  options: readonly Option[];
  targets: readonly Option[];
  actor: Character | null;
};

/**
 * What is aimed at is done by a second tap; what is only shown is done by the button alone. Where
 * several can be meant, a lens shows them.
 */
export type Meaning = { aim: Option } | { show: Option } | { lens: Room } | { act: Character };

export const isLaying = ({ verb }: Option): boolean => LAYS.includes(verb);
export const isHitting = ({ verb }: Option): boolean => HITS.includes(verb);
export const isWalking = ({ verb }: Option): boolean => WALKS.includes(verb);

/** Where a card comes to lie, or which parasite moves: there is nothing else to choose. */
export function isOfMapAlone(options: readonly Option[]): boolean {
  const isOfMap = ({ verb }: Option): boolean => verb === "lay" || verb === "move-parasite";
  return options.length > 0 && options.every(isOfMap);
}

/** The characters that can go anywhere now. */
export function walkers({ options, actor }: Offer): Character[] {
  const all = options.flatMap((each) => (isWalking(each) && each.character ? each.character : []));
  return [...new Set(all)].filter((each) => actor === null || each === actor);
}

/** The ways into a room, the cheapest of each character, the cheaper character first. */
export function waysTo({ options, actor }: Offer, room: Room): Option[] {
  const into = options.filter((each) => isWalking(each) && each.room === room);
  const own = into.filter(({ character }) => actor === null || character === actor);
  return firstOfEach(
    [...own].sort((a, b) => a.ap - b.ap),
    ({ character }) => character,
  );
}

/** The turns a card may have in a cell: which character lays it makes no other map. */
export function turnsAt({ options, actor }: Offer, cell: Cell): Option[] {
  const there = options.filter((each) => isLaying(each) && each.cell === cell);
  const own = there.filter(({ character }) => !character || actor === null || character === actor);
  return firstOfEach(own, ({ quarter }) => quarter);
}

/** The cells where a card may be laid; none while a weapon is aimed. */
export function cellsOffered(offer: Offer): Cell[] {
  if (offer.targets.length) return [];
  const cells = offer.options.filter(isLaying).map(({ cell }) => cell);
  const known = [...new Set(cells)].filter((cell) => cell !== undefined);
  return known.filter((cell) => turnsAt(offer, cell).length);
}

export function targetsIn({ targets }: Offer, room: Room): Option[] {
  return targets.filter((each) => each.room === room);
}

export function firstOfEach<Key>(
  options: readonly Option[],
  key: (option: Option) => Key,
): Option[] {
  return options.filter(
    (option, number) => options.findIndex((other) => key(other) === key(option)) === number,
  );
}

/** The same action, or the same card laid the same way by the other character. */
export function isSame(option: Option, other: Option | null): boolean {
  const isTwin = isLaying(option) && option.cell === other?.cell;
  return option.action === other?.action || (isTwin && option.quarter === other?.quarter);
}

/** The first, or the one after what is aimed at: how keys go around. */
export function next(choices: readonly Option[], aimed: Option | null): Option | null {
  const number = choices.findIndex((each) => isSame(each, aimed));
  if (number >= 0 && choices.length === 1) return aimed;
  return choices[(number + 1) % choices.length] ?? null;
}

/**
 * What a tap means: the first one aims at a place, and a second one at the same place does it. Who goes
 * there is chosen before, and a card is turned by its own sign: no further tap changes what was aimed.
 */
export function meaningOf(offer: Offer, thing: Thing, aimed: Option | null): Meaning | null {
  if ("cell" in thing) return laidAt(turnsAt(offer, thing.cell), aimed);
  if (!offer.targets.length) return aimedAt(waysTo(offer, thing.room), aimed);
  const targets = targetsIn(offer, thing.room);
  const isCrowded = targets.length > 1 && targets.some(({ target }) => target !== undefined);
  return isCrowded ? { lens: thing.room } : aimedAt(targets, aimed);
}

/** A card that may be turned is shown first, also where one tap acts. */
function laidAt(turns: readonly Option[], aimed: Option | null): Meaning | null {
  const [first, ...others] = turns;
  const isAimed = turns.some((each) => isSame(each, aimed));
  return first && others.length && !isAimed ? { show: first } : aimedAt(turns, aimed);
}

/** What is aimed at already, or else the first. */
function aimedAt(choices: readonly Option[], aimed: Option | null): Meaning | null {
  const again = aimed && choices.some((each) => isSame(each, aimed)) ? aimed : null;
  const option = again ?? choices[0];
  return option ? { aim: option } : null;
}
