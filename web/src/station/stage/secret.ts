import { secretsOf } from "../../table/secrets.ts";
import { type Event, SECRET_FIELDS } from "../../wire/station.ts";
import type { Said } from "../../words/said.ts";
import { cardName } from "../names.ts";

/** Told to one seat alone: whose side it is on. */
export function isToldToOne(event: Event): boolean {
  return secretsOf(event, SECRET_FIELDS) === "all";
}

/** Whether it tells this viewer what not everybody is told. */
export function isPrivate(event: Event): boolean {
  const secret = secretsOf(event, SECRET_FIELDS);
  const fields = Object.entries(event);
  return secret === "all" || fields.some(([name, value]) => secret.includes(name) && value !== "?");
}

/** As everybody else hears it, for a screen that others may look at; null where they hear nothing. */
export function covered<Each extends Event>(event: Each): Each | null {
  const secret = secretsOf(event, SECRET_FIELDS);
  if (secret === "all") return null;
  if (!secret.length) return event;
  const hidden = Object.fromEntries(secret.map((field) => [field, "?"]));
  return { ...event, ...hidden, said: event.said ? coveredSaid(event.said, secret) : null };
}

function coveredSaid({ id, params }: Said, secret: readonly string[]): Said {
  const cards = Object.fromEntries(secret.map((field) => [field, cardName("?")]));
  return { id, params: { ...params, ...cards, you: "none", known: "no", infects: "no" } };
}
