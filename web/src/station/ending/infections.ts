import { COLORS } from "../../ui/seats.ts";
import type { Infection, Seat, View } from "../../wire/station.ts";
import { seeded } from "../../ui/seeded.ts";

/** A player's life on the time axis: from which round on infected, if ever. */
export type Lane = { seat: Seat; since: number | null; isHost: boolean };
export type Link = { from: number; to: number; round: number };

/** Who was infected stands under who infected them; humans come last. */
export function lanesOf({ players }: View, infections: readonly Infection[]): Lane[] {
  const order: Infection[] = [];
  const add = (by: Seat | null): void => {
    for (const each of infections) {
      if (each.by !== by || order.includes(each)) continue;
      order.push(each);
      add(each.seat);
    }
  };
  add(null);
  const rest = infections.filter((each) => !order.includes(each));
  const infected = [...order, ...rest].map(({ seat, round, by }) => ({
    seat,
    since: round,
    isHost: by === null,
  }));
  const humans = players.filter(({ seat }) => !infections.some((each) => each.seat === seat));
  return [...infected, ...humans.map(({ seat }) => ({ seat, since: null, isHost: false }))];
}

/** The rounds by whose numbers the time axis is read: its ends, and whenever somebody turned. */
export function roundsTold(last: number, infections: readonly Infection[]): number[] {
  const rounds = new Set([1, ...infections.map(({ round }) => Math.max(1, round)), last]);
  return [...rounds].sort((a, b) => a - b);
}

/** From lane to lane. */
export function linksOf(lanes: readonly Lane[], infections: readonly Infection[]): Link[] {
  const place = (seat: Seat) => lanes.findIndex((lane) => lane.seat === seat);
  return infections.flatMap(({ seat, by, round }) =>
    by === null || place(by) < 0 ? [] : [{ from: place(by), to: place(seat), round }],
  );
}

/** The rounds in which lives ended; of a death that the log does not tell, the last. */
export function endsOf(
  lanes: readonly Lane[],
  deaths: ReadonlyMap<Seat, number>,
  out: readonly number[],
  last: number,
): Map<Seat, number> {
  const dead = lanes.filter(({ seat }) => out.includes(COLORS.indexOf(seat)));
  return new Map(dead.map(({ seat }) => [seat, deaths.get(seat) ?? last]));
}

/** An infected life, as a path: it is never quite straight. */
export function veinAlong(from: number, to: number, y: number): string {
  const random = seeded(Math.round(y));
  let path = `M${from} ${y}`;
  for (let x = from + 14; x < to; x += 14) path += `L${x} ${(y + (random() - 0.5) * 7).toFixed(1)}`;
  return `${path}L${to} ${y}`;
}
