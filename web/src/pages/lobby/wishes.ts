import type { AgreedRuling, FormField } from "../../wire/protocol.ts";
import type { Said } from "../../words/said.ts";

export type Wishes = Record<string, unknown>;

/** The sentence of a field for a value. */
export function fieldSaid({ said, values }: FormField, value: unknown): Said | null {
  const named = values?.find((each) => each.value === value);
  if (named) return named.said;
  if (!said) return null;
  const told = Array.isArray(value) ? value.join(", ") : Number(value);
  return { id: said.id, params: { ...said.params, value: told } };
}

export function isUsual(field: FormField, ruling: AgreedRuling | undefined): boolean {
  return !ruling || JSON.stringify(ruling.value) === JSON.stringify(field.default);
}

/** Adds a wish; a wish for the default is left out. */
export function wishedFor(wishes: Wishes, field: FormField, value: unknown): Wishes {
  const isPreset = !field.said; // an edition may have changed a ruling; a wish for its default changes it back
  const isSame = JSON.stringify(value) === JSON.stringify(field.default);
  return isPreset && isSame ? unwished(wishes, field) : { ...wishes, [field.wish]: value };
}

/** The choices that belong to a language, as its edition; none where it has none of its own. */
export function wishesIn(lang: string, form: FormField[]): Wishes {
  return form.reduce<Wishes>((wishes, field) => {
    const own = field.values?.find(({ language }) => language === lang);
    return own ? wishedFor(wishes, field, own.value) : wishes;
  }, {});
}

export function unwished(wishes: Wishes, { wish }: FormField): Wishes {
  return Object.fromEntries(Object.entries(wishes).filter(([name]) => name !== wish));
}

/** For a field of numbers that must add up to a sum. */
export function addsUp({ count, sum }: FormField, numbers: number[]): boolean {
  const isWhole = numbers.every((number) => Number.isInteger(number) && number >= 0);
  return isWhole && numbers.length === count && numbers.reduce((one, two) => one + two, 0) === sum;
}
