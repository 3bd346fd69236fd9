import type { Character, Event } from "../../../wire/station.ts";
import type { Being } from "../drawing/crowd.ts";
import type { Placed } from "../drawing/standing.ts";
import type { Point } from "../geometry/cells.ts";
import { Ground } from "./ground.ts";
import type { Happening } from "./happening.ts";

/** How far a piece starts aside, and back. */
export type Stir = Point;

const [RECOIL, LUNGE] = [-7, 20];
const SHAKING: readonly Event["event"][] = ["CharacterWounded", "GrenadeThrown"];

/** Whoever fires is thrown back a little, whoever stabs lunges. */
export function stirOf({ being, at }: Placed, played: Happening | null): Stir | null {
  const event = played?.event;
  if (!played || !("seat" in being)) return null;
  if (event?.event !== "ShotFired" && event?.event !== "KnifeDrawn") return null;
  const role = event.event === "ShotFired" ? "A" : event.who;
  if (being.seat !== event.seat || being.role !== role) return null;
  const to = new Ground(played).of(event.target);
  return to && towards(at, to, event.event === "ShotFired" ? RECOIL : LUNGE);
}

function towards(from: Point, to: Point, by: number): Stir {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: ((to.x - from.x) / far) * by, y: ((to.y - from.y) / far) * by };
}

/** The picture jolts once. */
export function isShaking(played: Happening | null): boolean {
  return played !== null && SHAKING.includes(played.event.event);
}

export function fallenIn(played: Happening | null): Character | null {
  const event = played?.isTold ? played.event : null;
  return event?.event === "CharacterDied" ? event.character : null;
}

/** While all parasites move they are drawn on their way, and not where they stand. */
export function isWalking(being: Being, played: Happening | null): boolean {
  return "face" in being && played?.event.event === "ParasitesMoved";
}
