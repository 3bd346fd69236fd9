import type { Line } from "../../table/log.svelte.ts";
import { COLORS } from "../../ui/seats.ts";
import type { Seat, Wire } from "../../wire/station.ts";
import type { Said } from "../../words/said.ts";

/** What the reader knows for sure of one player, and what goes for all of them (the scans). */
export type Known = { about: Said[]; common: Said[] };

/** The server gives a paragraph for each other player, which names them first. */
export function knownOf(seat: Seat, paragraphs: readonly Said[][]): Known {
  const about = paragraphs.find(([first]) => first && speaksOf(first) === `seat-${seat}`) ?? [];
  const common = paragraphs.filter(([first]) => first && speaksOf(first) === null).flat();
  return { about, common };
}

/** The one sentence for a player's card: their side, if it is certain, else what was learned last. */
export function surest(about: readonly Said[]): Said | null {
  const isSide = ({ id }: Said): boolean => id === "dossier-loyalty";
  const side = about.find((said) => isSide(said) && said.params?.["sure"] !== "unknown");
  return side ?? about.findLast((said) => !isSide(said)) ?? null;
}

/** What that player has claimed, true or not, in their own words. */
export function claimsOf(seat: Seat, lines: readonly Line<Wire>[]): Said[] {
  const place = COLORS.indexOf(seat);
  return lines.flatMap((line) =>
    line.kind === "claim" && line.notice.seat === place && line.notice.said
      ? [ownWords(line.notice.said)]
      : [],
  );
}

/** The claim without who made it. */
function ownWords(said: Said): Said {
  const claim = said.params?.["claim"];
  return typeof claim === "object" && "id" in claim ? claim : said;
}

function speaksOf({ params }: Said): string | null {
  const seat = params?.["seat"];
  return typeof seat === "object" && "id" in seat ? seat.id : null;
}
