import type { Card, Seat } from "../wire/station.ts";
import type { VerbName } from "./verbs/verbs.ts";

/** What the reader has opened to read; what is owed opens by itself. */
export type Opened =
  | { sheet: "hand"; card: Card | null }
  | { sheet: "self" }
  | { sheet: "more" }
  | { sheet: "dossier"; seat: Seat }
  | { sheet: "why"; verb: VerbName };
