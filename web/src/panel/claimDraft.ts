import type { ClaimField, ClaimForm, ClaimValue } from "../wire/protocol.ts";

/** A claim that is being composed, one word at a time. */
export type Draft = { form: ClaimForm; chosen: ClaimValue[] };

/** The next word to choose; null if the claim is complete. */
export function nextField({ form, chosen }: Draft): ClaimField | null {
  return form.fields[chosen.length] ?? null;
}

export function chosenToo({ form, chosen }: Draft, value: ClaimValue): Draft {
  return { form, chosen: [...chosen, value] };
}

/** Takes the last word back; null if there was none. */
export function oneBack({ form, chosen }: Draft): Draft | null {
  return chosen.length ? { form, chosen: chosen.slice(0, -1) } : null;
}

/** The claim as the server parses it. */
export function claimText({ form, chosen }: Draft): string {
  return [form.verb, ...chosen.map(({ word }) => word)].join(" ");
}
