import type { AgreedRuling, FormField } from "../../wire/api.ts";
import type { Said } from "../../words/said.ts";

export type Wishes = Record<string, unknown>;

/** What a field says for a value: its own sentence, or one of those of its values. */
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

/** Another wish; what is as usual anyway is no wish. */
export function wishedFor(wishes: Wishes, field: FormField, value: unknown): Wishes {
  const isPreset = !field.said; // an edition may have made a ruling unusual, which a wish undoes
  const isSame = JSON.stringify(value) === JSON.stringify(field.default);
  return isPreset && isSame ? unwished(wishes, field) : { ...wishes, [field.wish]: value };
}

export function unwished(wishes: Wishes, { wish }: FormField): Wishes {
  return Object.fromEntries(Object.entries(wishes).filter(([name]) => name !== wish));
}

/** Of a field with numbers that must add up. */
export function addsUp({ count, sum }: FormField, numbers: number[]): boolean {
  const isWhole = numbers.every((number) => Number.isInteger(number) && number >= 0);
  return isWhole && numbers.length === count && numbers.reduce((one, two) => one + two, 0) === sum;
}
