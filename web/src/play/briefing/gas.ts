import type { Standing } from "../../table/standing.ts";

/** How many Gas Cans burn the Hive at this table; the usual number where nobody has said yet. */
export function gasNeeded(standing: Standing | null): number | undefined {
  const view = standing?.view as { rulings?: { gas_needed?: number } } | null | undefined;
  return view?.rulings?.gas_needed;
}
