import type { LaidCard, View } from "../../../wire/station.ts";
import { type Kind, kindOf } from "../../art/rooms/kinds.ts";
import type { Being } from "../drawing/crowd.ts";
import type { Placed } from "../drawing/standing.ts";
import { boxOf, type Point } from "../geometry/cells.ts";

/** A torch has a facing; a light that is carried makes a red room pale where it falls. */
export type Light = Point & {
  reach: number;
  /** Red, green and blue. */
  color: string;
  power: number;
  facing?: number;
  isCarried?: boolean;
};
type Lamp = Pick<Light, "color" | "reach" | "power">;

const LAMPS: Record<Kind, Lamp> = {
  reactor: { color: "90,180,235", reach: 340, power: 0.8 },
  terminal: { color: "90,200,240", reach: 175, power: 0.38 },
  hive: { color: "190,200,60", reach: 270, power: 0.62 },
  "sick-bay": { color: "210,240,235", reach: 120, power: 0.65 },
  vault: { color: "255,200,110", reach: 110, power: 0.5 },
  parasite: { color: "120,230,110", reach: 120, power: 0.42 },
  team: { color: "90,140,180", reach: 130, power: 0.26 },
  storage: { color: "90,140,180", reach: 130, power: 0.24 },
  run: { color: "110,140,160", reach: 120, power: 0.22 },
  empty: { color: "90,140,180", reach: 120, power: 0.14 },
};
const BEACON: Lamp = { color: "255,30,16", reach: 172, power: 0.82 };
const GLOW: Lamp = { color: "190,220,235", reach: 90, power: 0.62 };
const HEADLAMP: Lamp = { color: "255,190,110", reach: 84, power: 0.52 };
const TORCH: Lamp = { color: "255,190,104", reach: 400, power: 0.9 };

/** What lights a room by itself; in a searched one only its beacon burns. */
export function roomLights({ map, red }: Pick<View, "map" | "red">): Light[] {
  return map.map((laid) => lightOf(laid, red.includes(laid.card)));
}

function lightOf({ card, cell, quarter }: LaidCard, isRed: boolean): Light {
  const { x, y } = boxOf(cell);
  const kind = kindOf(card);
  const lamp = (dx: number, dy: number, light: Lamp): Light => ({ x: x + dx, y: y + dy, ...light });
  if (isRed) return lamp(34, 40, BEACON);
  if (kind === "parasite") return lamp(34, 56, LAMPS[kind]);
  const isHalf = kind === "vault" || kind === "sick-bay";
  return lamp(80, isHalf ? (quarter === "180" ? 124 : 50) : 86, LAMPS[kind]);
}

export type Bearer = { key: string; at: Point; role: "T" | "A"; share: number };

/** Whoever carries a light. Among several in a room each gives less, so that none drowns the others. */
export function bearersAmong(placed: readonly Placed[]): Bearer[] {
  const isBearer = (each: Placed): each is Placed & { being: Being & { role: "T" | "A" } } =>
    "role" in each.being;
  return placed.filter(isBearer).map(({ being, at, among }) => {
    return { key: being.key, at, role: being.role, share: 1 / Math.sqrt(among) };
  });
}

/** A Trooper carries a lamp and a torch, an Android glows a little. */
export function carriedBy({ at, role, share }: Bearer, facing: number): Light[] {
  const light = (lamp: Lamp): Light => ({ ...at, ...lamp, power: lamp.power * share });
  if (role === "A") return [light(GLOW)];
  const torch = { ...light(TORCH), facing, isCarried: true };
  return [{ ...light(HEADLAMP), isCarried: true }, torch];
}
