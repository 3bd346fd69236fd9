import type { Event } from "../../wire/station.ts";
import type { Said } from "../../words/said.ts";
import { cardName } from "../names.ts";

/** Told to one seat alone: whose side it is on. */
const OF_LOYALTY: readonly Event["event"][] = ["PlayerInfected", "HostDrawn", "HostCardPassed"];
/** Fields that only some may read. */
const SECRET: Partial<Record<Event["event"], readonly string[]>> = {
  CardDealt: ["card"],
  CardDrawn: ["card"],
  CardsTraded: ["given", "returned"],
  HandShown: ["cards"],
};

export function isOfLoyalty({ event }: Event): boolean {
  return OF_LOYALTY.includes(event);
}

/** Whether it tells this viewer what not everybody is told. */
export function isPrivate(event: Event): boolean {
  const fields = event as unknown as Record<string, unknown>;
  const secret = SECRET[event.event] ?? [];
  return isOfLoyalty(event) || secret.some((field) => fields[field] !== "?");
}

/** As everybody else hears it: for a screen that others may look at. */
export function covered<Each extends Event>(event: Each): Each {
  const secret = SECRET[event.event];
  if (!secret) return event;
  const hidden = Object.fromEntries(secret.map((field) => [field, "?"]));
  return { ...event, ...hidden, said: event.said ? coveredSaid(event.said, secret) : null };
}

function coveredSaid({ id, params }: Said, secret: readonly string[]): Said {
  const cards = Object.fromEntries(secret.map((field) => [field, cardName("?")]));
  return { id, params: { ...params, ...cards, you: "none", known: "no", infects: "no" } };
}
