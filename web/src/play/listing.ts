import type { OptionGroup } from "../wire/protocol.ts";
import type { Said } from "../words/said.ts";
import type { AnyOption } from "./aim.svelte.ts";

/** `digit` is the key that aims at it; only nine have one. */
export type Choice = { option: AnyOption; digit: number | null };
export type ListedGroup = { key: number; heading: Said | null; choices: Choice[] };

const DIGITS = 9;

/**
 * The options as the server groups them. One in no group is the twin of one that is: whoever reads
 * the list misses nothing.
 */
export function listed(options: AnyOption[], groups: OptionGroup[]): ListedGroup[] {
  const whole = groups.length ? groups : [{ heading: null, options: [...options.keys()] }];
  let count = 0;
  const numbered = whole.map(({ heading, options: places }, key) => ({
    key,
    heading,
    choices: places.flatMap((place) => {
      const option = options[place];
      if (!option) return [];
      count += 1;
      return [{ option, digit: count <= DIGITS ? count : null }];
    }),
  }));
  return numbered.filter(({ choices }) => choices.length > 0);
}

export function atDigit(list: ListedGroup[], digit: number): AnyOption | null {
  const choices = list.flatMap((group) => group.choices);
  return choices.find((choice) => choice.digit === digit)?.option ?? null;
}
