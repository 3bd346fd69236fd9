import type { Hunter, ManorKind, Rulings } from "../wire/panik.ts";
import type { Said } from "../words/said.ts";
import { kindOf } from "./board.ts";

/** What a manor pays, if the one who looks may know. */
export function paysAt(kind: ManorKind | "?", { shared_tandem }: Rulings): Said {
  const value = kind.startsWith("ghost-") ? Number(kind.slice("ghost-".length)) : 0;
  if (value) return { id: "page-panik-pays-ghost", params: { value, twice: 2 * value } };
  if (kind === "shared") return { id: "page-panik-pays-shared", params: { tandem: shared_tandem } };
  return { id: `page-panik-pays-${kind === "?" ? "unknown" : kind}` };
}

/** What a hunter can do when it is placed from the hand. */
export const skillOf = (hunter: Hunter): Said => ({ id: `page-panik-skill-${kindOf(hunter)}` });
