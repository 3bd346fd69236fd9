import { COLORS } from "../../ui/seats.ts";
import type { Character, Option, Room, Target, View } from "../../wire/station.ts";
import type { Said } from "../../words/said.ts";
import { seatOf } from "../names.ts";
import { healthOf } from "../players/players.ts";

/** One that can be hit, with the shot or blow that hits it. */
export type Aimable = { target: Target; option: Option; parasites: number };

/** Each target once: which of the own characters strikes is chosen before. */
export function targetsAmong(view: View, options: readonly Option[], room: Room | null): Aimable[] {
  const there = options.filter((each) => each.target && (room === null || each.room === room));
  const targets = [...new Set(there.map(({ target }) => target as Target))];
  return targets.flatMap((target) => {
    const option = there.find((each) => each.target === target);
    return option ? [{ target, option, parasites: parasitesAt(view, target) }] : [];
  });
}

/** What one wound leaves of them, if no Armor stops it. */
export function hitOn(view: View, target: Target): Said {
  if (!isCharacter(target)) return { id: `page-station-hit-${faceOf(target)}` };
  const health = healthOf(view, target);
  if (health <= 1) return { id: "page-station-hit-dies", params: { health } };
  return { id: "page-station-hit-leaves", params: { health, left: health - 1 } };
}

/** By room and seat, as one looks for them. */
export function sortedTargets(options: readonly Option[]): Option[] {
  const rank = ({ room, target }: Option): string => {
    const place = target && isCharacter(target) ? COLORS.indexOf(seatOf(target)) : COLORS.length;
    return `${room} ${place} ${target}`;
  };
  return [...options].sort((one, other) => rank(one).localeCompare(rank(other)));
}

export function isCharacter(target: Target): target is Character {
  return !target.includes("@");
}

export function faceOf(target: Target): "gray" | "black" {
  return target.startsWith("black@") ? "black" : "gray";
}

/** A black one that was wounded shows its gray face. */
function parasitesAt(view: View, target: Target): number {
  const [face, room] = target.split("@");
  const shows = (each: string) => (each === "flipped" ? "gray" : each);
  return view.parasites.filter(([at, each]) => at === room && shows(each) === face).length;
}
