import type { HunterKind, ManorKind } from "../../wire/panik.ts";

export type Pictured = { hunters?: HunterKind[]; manors?: ManorKind[] };

/** The hunters and manors that each rule speaks of. */
export const PICTURED: Record<string, Pictured> = {
  "PSETUP-1": { hunters: ["basic", "over-equipped", "tandem", "detector", "call"] },
  "PSETUP-2": { manors: ["ghost-1", "ghost-3", "shared", "trap"] },
  "PSETUP-3": { hunters: ["tandem"] },
  "PTURN-1": { hunters: ["basic"] },
  "PTURN-2": { hunters: ["basic", "call", "detector", "tandem"] },
  "PTURN-3": { hunters: ["detector"] },
  "PTURN-4": { hunters: ["call"] },
  "PTURN-5": { hunters: ["over-equipped", "tandem"] },
  "PSCORE-1": { manors: ["ghost-1", "ghost-3", "ghost-5"] },
  "PSCORE-2": { manors: ["shared"] },
  "PSCORE-3": { manors: ["trap"] },
};
