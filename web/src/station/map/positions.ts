import type { Refused } from "../../table/refusals.ts";
import type { Option, View, Wire } from "../../wire/station.ts";
import told from "./positions.json";

/** For tests: what red is told in positions of tools/map_positions.py. */
type Told = { view: View; options: Option[]; refused: Refused<Wire>[] };
export const POSITIONS = told as unknown as Record<"beginning" | "full" | "reveal", Told>;
