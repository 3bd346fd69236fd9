import type { TableCard } from "../../wire/protocol.ts";

/** Whether it is this guest's move. */
export function isAwaited({ seat, table }: TableCard): boolean {
  return table.status === "playing" && seat !== null && table.asked.includes(seat);
}

/** Games that are not over: those that wait for this guest first, then the newest. */
export function runningTables(mine: readonly TableCard[]): TableCard[] {
  return mine
    .filter(({ table }) => table.status !== "over")
    .sort((one, other) => +isAwaited(other) - +isAwaited(one) || other.made - one.made);
}
