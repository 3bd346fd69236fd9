import type { Card, Seat } from "../../wire/station.ts";

/** `kept` cards stay on the table, `spent` ones are used up, `grave` ones are of the parasite. */
export type Tone = "gas" | "kept" | "spent" | "grave" | "back";
/** `rule` tells most of what the card is for. */
type Kind = { tone: Tone; rule: string };

type Infection = Extract<Card, `infect:${string}`>;
export type KindName = Exclude<Card, Infection> | "infect" | "unknown";

export const KINDS: Record<KindName, Kind> = {
  gas: { tone: "gas", rule: "INFECT-1" },
  armor: { tone: "spent", rule: "ARMOR-1" },
  ammo: { tone: "kept", rule: "FIRE-1" },
  alert: { tone: "grave", rule: "SEARCH-4" },
  "first-aid": { tone: "spent", rule: "ITEM-3" },
  keycard: { tone: "kept", rule: "DOOR-1" },
  "heavy-gun": { tone: "kept", rule: "FIRE-4" },
  grenade: { tone: "spent", rule: "GRENADE-1" },
  boost: { tone: "spent", rule: "ITEM-4" },
  scope: { tone: "kept", rule: "FIRE-2" },
  knife: { tone: "kept", rule: "KNIFE-1" },
  scanner: { tone: "spent", rule: "ITEM-5" },
  host: { tone: "grave", rule: "INFECT-3" },
  infect: { tone: "grave", rule: "TRADE-3" },
  unknown: { tone: "back", rule: "SETUP-7" },
};

export function kindOf(card: Card | "?"): KindName {
  if (card === "?") return "unknown";
  return colorOf(card) ? "infect" : (card as KindName);
}

/** Whose infection card it is. */
export function colorOf(card: Card | "?"): Seat | null {
  return card.startsWith("infect:") ? (card.slice("infect:".length) as Seat) : null;
}
