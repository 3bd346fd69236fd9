import type { Standing } from "../../table/standing.ts";

/** How many Gas Cans burn the Hive at this table; the usual number where nobody has said yet. */
export function gasNeeded(standing: Standing | null): number | undefined {
  const rulings = standing?.view?.["rulings"] as { gas_needed?: number } | undefined;
  return rulings?.gas_needed;
}
