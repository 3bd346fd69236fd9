import alert from "icon:hazard-sign";
import ammo from "icon:bullets";
import armor from "icon:kevlar-vest";
import boost from "icon:lightning-trio";
import firstAid from "icon:first-aid-kit";
import gas from "icon:jerrycan";
import grenade from "icon:grenade";
import heavyGun from "icon:minigun";
import host from "icon:alien-skull";
import infect from "icon:biohazard";
import keycard from "icon:key-card";
import knife from "icon:bowie-knife";
import scanner from "icon:radar-sweep";
import scope from "icon:crosshair";
import type { Card, Seat } from "../../wire/station.ts";

/** `kept` cards stay on the table, `spent` ones are used up, `grave` ones are of the parasite. */
export type Tone = "gas" | "kept" | "spent" | "grave" | "back";
/** `rule` tells most of what the card is for. */
type Kind = { drawing: string; tone: Tone; rule: string };

type Infection = Extract<Card, `infect:${string}`>;
export type KindName = Exclude<Card, Infection> | "infect" | "unknown";

export const KINDS: Record<KindName, Kind> = {
  gas: { drawing: gas, tone: "gas", rule: "INFECT-1" },
  armor: { drawing: armor, tone: "spent", rule: "ARMOR-1" },
  ammo: { drawing: ammo, tone: "kept", rule: "FIRE-1" },
  alert: { drawing: alert, tone: "grave", rule: "SEARCH-4" },
  "first-aid": { drawing: firstAid, tone: "spent", rule: "ITEM-3" },
  keycard: { drawing: keycard, tone: "kept", rule: "DOOR-1" },
  "heavy-gun": { drawing: heavyGun, tone: "kept", rule: "FIRE-4" },
  grenade: { drawing: grenade, tone: "spent", rule: "GRENADE-1" },
  boost: { drawing: boost, tone: "spent", rule: "ITEM-4" },
  scope: { drawing: scope, tone: "kept", rule: "FIRE-2" },
  knife: { drawing: knife, tone: "kept", rule: "KNIFE-1" },
  scanner: { drawing: scanner, tone: "spent", rule: "ITEM-5" },
  host: { drawing: host, tone: "grave", rule: "INFECT-3" },
  infect: { drawing: infect, tone: "grave", rule: "TRADE-3" },
  unknown: { drawing: infect, tone: "back", rule: "SETUP-7" },
};

export function kindOf(card: Card | "?"): KindName {
  if (card === "?") return "unknown";
  return colorOf(card) ? "infect" : (card as KindName);
}

/** Whose infection card it is. */
export function colorOf(card: Card | "?"): Seat | null {
  return card.startsWith("infect:") ? (card.slice("infect:".length) as Seat) : null;
}
