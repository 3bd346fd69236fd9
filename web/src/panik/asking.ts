import type { Aim } from "../play/aim.svelte.ts";
import { settings } from "../ui/settings.svelte.ts";
import type { Wire } from "../wire/panik.ts";
import type { Said } from "../words/said.ts";
import { isLeaving, meant, type Pick, placeOf } from "./meaning.ts";

/** What is to be tapped next, after what has been tapped; nothing before that. */
export function asksFor({ aimed, options }: Aim<Wire>, { hunter, manor }: Pick): Said | null {
  if (aimed && placeOf(aimed) && !settings.oneTap) return { id: "page-panik-ask-again" };
  if (aimed || isLeaving(options)) return null;
  if (hunter === null) return manor && meant(options, { hunter, manor }).length ? HUNTER : null;
  const moves = meant(options, { hunter, manor: null });
  if (moves.some(({ verb }) => verb === "detect")) return { id: "page-panik-ask-detect" };
  return moves.some(({ verb }) => verb === "place") ? { id: "page-panik-ask-place" } : null;
}

const HUNTER: Said = { id: "page-panik-ask-hunter" };
