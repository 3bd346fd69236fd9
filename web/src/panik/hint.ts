import type { ManorKind } from "../wire/panik.ts";
import type { Said } from "../words/said.ts";
import { kindOf } from "./board.ts";
import type { Pick } from "./meaning.ts";

/** What a manor pays, if the one who looks may know. */
export function paysAt(kind: ManorKind | "?"): Said {
  const value = kind.startsWith("ghost-") ? Number(kind.slice("ghost-".length)) : 0;
  if (value) return { id: "page-panik-pays-ghost", params: { value, twice: 2 * value } };
  return { id: `page-panik-pays-${kind === "?" ? "unknown" : kind}` };
}

/** What has been tapped: what the hunter can do, and what the manor pays. */
export function hintsFor({ hunter, manor }: Pick, kind: ManorKind | "?"): Said[] {
  const skill = hunter === null ? [] : [{ id: `page-panik-skill-${kindOf(hunter)}` }];
  return manor === null ? skill : [...skill, paysAt(kind)];
}
