import { COLOURS } from "../ui/seats.ts";
import type { Hunter, HunterKind, Manor, ManorView, Seat, View } from "../wire/panik.ts";
import type { Said } from "../words/said.ts";

/** A manor with the name it has in options and events. */
export type Place = ManorView & { id: Manor; number: number };

const EACH = 4;
/** So many hunters have room at a manor. */
export const ROOM = 4;
/** In the order of a hand. */
export const KINDS: readonly HunterKind[] = [
  "basic",
  "over-equipped",
  "tandem",
  "detector",
  "call",
];

export const seatsOf = ({ seats }: View): Seat[] => COLOURS.slice(0, seats) as Seat[];

export const ownerOf = (piece: Hunter | Manor): Seat => piece.split(/[:.]/)[0] as Seat;

export const kindOf = (hunter: Hunter): HunterKind => hunter.split(":")[1] as HunterKind;

export function placesOf(view: View): Place[] {
  return view.manors.map((manor, place) => {
    const number = (place % EACH) + 1;
    return { ...manor, number, id: `${manor.owner}.${number}` as Manor };
  });
}

export function handOf(view: View, seat: Seat): HunterKind[] {
  return view.hands[COLOURS.indexOf(seat)] ?? [];
}

/** The others as they sit, clockwise from whoever looks; nobody's neighbour is the first seat's. */
export function around(view: View): { near: Seat; others: Seat[] } {
  const seats = seatsOf(view);
  const near = view.viewer ?? "red";
  const from = seats.indexOf(near);
  return { near, others: [...seats.slice(from + 1), ...seats.slice(0, from)] };
}

/** What is asked now, and of whom; in the setup all are asked at once. */
export function top(view: View): View["agenda"][number] | null {
  return view.agenda.at(-1) ?? null;
}

/** How a seat stands to what is asked: it plays its turn, has to answer, or chooses in secret. */
export function partOf(view: View, seat: Seat): "plays" | "answers" | "chooses" | null {
  const asked = top(view);
  if (asked === null || view.outcome) return null;
  if (!("seat" in asked)) return "chooses";
  if (asked.seat === seat) return asked.verb === "new-manor" ? "answers" : "plays";
  return null;
}

export const seatName = (seat: Seat): Said => ({ id: `seat-${seat}` });

export function manorName(manor: Manor, viewer: Seat | null): Said {
  const mine = ownerOf(manor) === viewer ? "yes" : "no";
  const number = Number(manor.split(".")[1]);
  return { id: "manor", params: { seat: seatName(ownerOf(manor)), number, mine } };
}

export function hunterName(hunter: Hunter, viewer: Seat | null): Said {
  const mine = ownerOf(hunter) === viewer ? "yes" : "no";
  const kind = { id: `hunter-${kindOf(hunter)}` };
  return { id: "hunter", params: { seat: seatName(ownerOf(hunter)), kind, mine } };
}
