import type { Card, CardsTraded, Seat } from "../../wire/station.ts";

type Side = { seat: Seat; gives: Card | "?" };

/** The two of a trade from left to right: whoever looks is on the left of their own. */
export function sides(traded: CardsTraded, viewer: Seat | null): [Side, Side] {
  const first = { seat: traded.seat, gives: traded.given };
  const second = { seat: traded.partner, gives: traded.returned };
  return viewer === traded.partner ? [second, first] : [first, second];
}
