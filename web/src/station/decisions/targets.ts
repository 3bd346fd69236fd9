import type { Character, Option, Room, Target, View } from "../../wire/station.ts";

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
