import type { ClaimField, ClaimForm, ClaimValue } from "../wire/api.ts";

/** A claim that is being put together, one tap for each of its words. */
export type Draft = { form: ClaimForm; chosen: ClaimValue[] };

/** What is still to be chosen; null if the claim is whole. */
export function nextField({ form, chosen }: Draft): ClaimField | null {
  return form.fields[chosen.length] ?? null;
}

export function chosenToo({ form, chosen }: Draft, value: ClaimValue): Draft {
  return { form, chosen: [...chosen, value] };
}

/** Back to before the last tap; null where there was none. */
export function oneBack({ form, chosen }: Draft): Draft | null {
  return chosen.length ? { form, chosen: chosen.slice(0, -1) } : null;
}

/** As the server reads it. */
export function claimText({ form, chosen }: Draft): string {
  return [form.verb, ...chosen.map(({ word }) => word)].join(" ");
}
