import type { Table } from "../../table/table.svelte.ts";
import type { Outcome, PlayerView, Seat, Wire } from "../../wire/station.ts";
import type { Said } from "../../words/said.ts";

export type EndingKind = "burned" | "infected" | "nobody";

/** Which of the three pictures an end has. Without a winner nobody is left to stand there. */
export function endingOf({ side, winners }: Pick<Outcome, "side" | "winners">): EndingKind {
  if (!winners.length) return "nobody";
  return side === "humans" ? "burned" : "infected";
}

export function endingTitle(table: Table<Wire>): Said | null {
  const view = table.story.drawn?.view;
  return view?.outcome ? titleOf(view.outcome, view.players) : null;
}

/** Nobody may have won although some are alive. */
export function titleOf(
  outcome: Pick<Outcome, "side" | "winners">,
  players: readonly Pick<PlayerView, "health">[],
): Said {
  const kind = endingOf(outcome);
  const isAnyAlive = players.some(({ health }) => health.some((points) => points > 0));
  return { id: `page-station-end-${kind === "nobody" && isAnyAlive ? "none" : kind}` };
}

const MIDDLE = 720;
/** How far apart two stand, who leave the middle to what is behind them, and how far more do. */
const APART = { pair: 640, crowd: 235 };
/** A phone sees so much of the picture that two stand beside the middle. */
const APART_NARROW = { pair: 185, crowd: 145 };

/** Where each of them stands, 1440 wide: two side by side, more from the middle outwards. */
export function standing(
  seats: readonly Seat[],
  isNarrow = false,
): { seat: Seat; x: number; at: number }[] {
  const isPair = seats.length === 2;
  const apart = (isNarrow ? APART_NARROW : APART)[isPair ? "pair" : "crowd"];
  const first = isPair ? MIDDLE - apart / 2 : MIDDLE;
  return seats.map((seat, at) => {
    const steps = Math.ceil(at / 2) * (at % 2 ? 1 : -1);
    return { seat, x: first + steps * apart, at };
  });
}
