import type { TableCard } from "../../wire/protocol.ts";

/** Whether it is this guest's move. */
export function isAwaited({ seat, table }: TableCard): boolean {
  return table.status === "playing" && seat !== null && table.asked.includes(seat);
}

/** Whether somebody else has seated this guest at a table that has not begun. */
export function isInvited({ seat, host, table }: TableCard): boolean {
  return table.status === "open" && seat !== null && !host;
}

/** How it ended for this guest; null before the end, and for who did not play. */
export function resultOf({ seat, winners }: TableCard): "won" | "lost" | "drawn" | null {
  if (winners === null || seat === null) return null;
  if (winners.length === 0) return "drawn";
  return winners.includes(seat) ? "won" : "lost";
}

/** Games that are not over: those that wait for this guest first, then the newest. */
export function runningTables(mine: readonly TableCard[]): TableCard[] {
  const urgency = (card: TableCard) => 2 * +isAwaited(card) + +isInvited(card);
  return mine
    .filter(({ table }) => table.status !== "over")
    .sort((one, other) => urgency(other) - urgency(one) || other.made - one.made);
}

/** Games this guest has played to their end. */
export function finishedTables(mine: readonly TableCard[]): TableCard[] {
  return mine.filter(({ table, seat }) => table.status === "over" && seat !== null);
}

/** Where a game is: one that is over can be watched again. */
export function placeOf({ id, code, table }: TableCard): string {
  return table.status === "over" ? `/g/${id}` : `/t/${code}`;
}
