import type { AnyOption } from "../table/standing.ts";
import type { OptionGroup } from "../wire/protocol.ts";
import type { Said } from "../words/said.ts";

/** `digit` is the key that aims at it; only the first nine have one. */
export type Choice = { option: AnyOption; digit: number | null };
export type ListedGroup = { key: number; heading: Said | null; choices: Choice[] };

const DIGITS = 9;

/**
 * The options as the server groups them. An option in no group does the same as one that is in a
 * group, and is left out.
 */
export function groupOptions(
  options: AnyOption[],
  groups: OptionGroup[],
  isShown: (option: AnyOption) => boolean = () => true,
): ListedGroup[] {
  const whole = groups.length ? groups : [{ heading: null, options: [...options.keys()] }];
  let count = 0;
  const numbered = whole.map(({ heading, options: places }, key) => ({
    key,
    heading,
    choices: places.flatMap((place) => {
      const option = options[place];
      if (!option || !isShown(option)) return [];
      count += 1;
      return [{ option, digit: count <= DIGITS ? count : null }];
    }),
  }));
  const shown = numbered.filter(({ choices }) => choices.length > 0);
  return shown.map((group, place) =>
    place || !isRest(group) ? group : { ...group, heading: null },
  );
}

/** The group headed "also" needs another group before it. */
function isRest({ heading }: ListedGroup): boolean {
  return heading?.id === "group-player";
}

export function atDigit(list: ListedGroup[], digit: number): AnyOption | null {
  const choices = list.flatMap((group) => group.choices);
  return choices.find((choice) => choice.digit === digit)?.option ?? null;
}
