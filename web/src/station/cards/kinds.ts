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
type Kind = { drawing: string; tone: Tone };

type Infection = Extract<Card, `infect:${string}`>;
export type KindName = Exclude<Card, Infection> | "infect" | "unknown";

export const KINDS: Record<KindName, Kind> = {
  gas: { drawing: gas, tone: "gas" },
  armor: { drawing: armor, tone: "spent" },
  ammo: { drawing: ammo, tone: "kept" },
  alert: { drawing: alert, tone: "grave" },
  "first-aid": { drawing: firstAid, tone: "spent" },
  keycard: { drawing: keycard, tone: "kept" },
  "heavy-gun": { drawing: heavyGun, tone: "kept" },
  grenade: { drawing: grenade, tone: "spent" },
  boost: { drawing: boost, tone: "spent" },
  scope: { drawing: scope, tone: "kept" },
  knife: { drawing: knife, tone: "kept" },
  scanner: { drawing: scanner, tone: "spent" },
  host: { drawing: host, tone: "grave" },
  infect: { drawing: infect, tone: "grave" },
  unknown: { drawing: infect, tone: "back" },
};

export function kindOf(card: Card | "?"): KindName {
  if (card === "?") return "unknown";
  return colourOf(card) ? "infect" : (card as KindName);
}

/** Whose infection card it is. */
export function colourOf(card: Card | "?"): Seat | null {
  return card.startsWith("infect:") ? (card.slice("infect:".length) as Seat) : null;
}
