import type { Line } from "../table/log.svelte.ts";
import { COLORS } from "../ui/seats.ts";
import type { ClaimForm } from "../wire/protocol.ts";
import type { Said } from "../words/said.ts";
import type { Draft } from "./claimDraft.ts";

export type ClaimLine = Extract<Line, { notice: unknown }>;

/** What somebody else has claimed last, unless the reader has claimed something since. */
export function lastToAnswer(lines: readonly Line[], seat: number | null): ClaimLine | null {
  const last = lines.findLast((line): line is ClaimLine => line.kind === "claim");
  return last && last.notice.seat !== seat ? last : null;
}

/** All of a claim in words, as everybody will read it. */
export function draftSaid({ form, chosen }: Draft): Said {
  const params: NonNullable<Said["params"]> = chosen[0] ? { seat: chosen[0].said } : {};
  return { id: `claim-${form.verb}`, params };
}

/** Whole claims that answer this one, each about whoever made it. */
export function repliesTo({ notice }: ClaimLine, forms: readonly ClaimForm[]): Draft[] {
  const speaker = COLORS[notice.seat ?? -1];
  return forms
    .filter(({ replies }) => replies)
    .flatMap((form) => {
      const chosen = form.fields.map(({ values }) => values.find(({ word }) => word === speaker));
      return chosen.every((value) => value !== undefined) ? [{ form, chosen }] : [];
    });
}
