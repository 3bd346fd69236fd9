import { COLORS } from "../../ui/seats.ts";
import type { TableCard } from "../../wire/protocol.ts";
import { language, say } from "../../words/language.svelte.ts";
import { timeAgo } from "../../words/timeAgo.ts";
import { isAwaited } from "./runningTables.ts";

/** How full a table is that looks for players. */
export function seatsText(card: TableCard): string {
  const { chairs } = card.table;
  const taken = chairs.filter((chair) => chair.has_guest || chair.level !== null).length;
  return line(say("page-seats-taken", { taken, seats: chairs.length }), ago(card.made));
}

/** With whom one plays, who has to decide, and since when. */
export function ownText(card: TableCard): string {
  const { status } = card.table;
  if (status === "open" && card.host) return seatsText(card);
  return line(peopleText(card), whoseText(card), ago(card.since ?? card.made));
}

function peopleText({ seat, table }: TableCard): string {
  const others = table.chairs.filter((chair, place) => chair.has_guest && place !== seat);
  const names = others.map(({ name }) => name).filter((name) => name !== null);
  return names.length ? say("page-mine-with", { names }) : say("page-mine-alone");
}

function whoseText(card: TableCard): string | null {
  if (card.table.status !== "playing" || isAwaited(card)) return null;
  const seats = card.table.asked.map((seat) => ({ id: `seat-${COLORS[seat]}` }));
  const [seat, another] = seats;
  if (!seat) return null;
  return another ? say("page-turn-several", { seats }) : say("page-turn", { seat });
}

function ago(then: number): string {
  return timeAgo(language.lang, then);
}

function line(...parts: (string | null)[]): string {
  return parts.filter((part) => part !== null).join(" · ");
}
