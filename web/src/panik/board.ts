import { COLORS } from "../ui/seats.ts";
import type { Hunter, HunterKind, Manor, ManorView, Seat, View } from "../wire/panik.ts";
import type { Said } from "../words/said.ts";

/** A manor with the name it has in options and events. */
export type Place = ManorView & { id: Manor; number: number };

const EACH = 4;
/** So many hunters have room at a manor. */
export const ROOM = 4;
/** In the order of a hand. */
const KINDS: readonly HunterKind[] = ["basic", "over-equipped", "tandem", "detector", "call"];

export const seatsOf = ({ seats }: View): Seat[] => COLORS.slice(0, seats) as Seat[];

export const ownerOf = (piece: Hunter | Manor): Seat => piece.split(/[:.]/)[0] as Seat;

export const kindOf = (hunter: Hunter): HunterKind => hunter.split(":")[1] as HunterKind;

export function placesOf(view: View): Place[] {
  return view.manors.map((manor, place) => {
    const number = (place % EACH) + 1;
    return { ...manor, number, id: `${manor.owner}.${number}` as Manor };
  });
}

export function handOf(view: View, seat: Seat): HunterKind[] {
  return view.hands[COLORS.indexOf(seat)] ?? [];
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

/** A manor in a sentence: where it lies, what it is to who looks, who stands there. */
export function manorSaid(place: Place, kind: string, viewer: Seat | null): Said {
  const params = {
    manor: manorName(place.id, viewer),
    kind: { id: `manor-${kind === "?" ? "unknown" : kind}` },
    face: place.is_up ? "up" : "down",
    count: place.hunters.length,
    hunters: place.hunters.map((hunter) => hunterName(hunter, viewer)),
  };
  return { id: "page-panik-manor", params };
}

export function hunterName(hunter: Hunter, viewer: Seat | null): Said {
  const mine = ownerOf(hunter) === viewer ? "yes" : "no";
  const kind = { id: `hunter-${kindOf(hunter)}` };
  return { id: "hunter", params: { seat: seatName(ownerOf(hunter)), kind, mine } };
}

/** Where a hunter that comes will stand: seat by seat, and kind by kind, as the server has them. */
export function slotOf(hunter: Hunter, standing: readonly Hunter[]): number {
  const rank = (each: Hunter) =>
    COLORS.indexOf(ownerOf(each)) * KINDS.length + KINDS.indexOf(kindOf(each));
  return standing.filter((each) => rank(each) <= rank(hunter)).length;
}

/** A hand kind by kind. */
export function countedIn(hand: readonly HunterKind[]): { kind: HunterKind; count: number }[] {
  const all = KINDS.map((kind) => ({ kind, count: hand.filter((each) => each === kind).length }));
  return all.filter(({ count }) => count);
}

/** The hunters somebody still has to place, by name. */
export function handSaid(hand: readonly HunterKind[]): Said {
  const hunters = countedIn(hand).map(({ kind, count }) => ({
    id: "page-panik-hand-kind",
    params: { kind: { id: `hunter-${kind}` }, count },
  }));
  return { id: "page-panik-hand", params: { count: hand.length, hunters } };
}

/** One hunter of each kind, in the color of a seat. */
export const teamOf = (seat: Seat): Hunter[] => KINDS.map((kind): Hunter => `${seat}:${kind}`);
