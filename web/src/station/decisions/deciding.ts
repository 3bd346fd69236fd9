import type { Line } from "../../table/log.svelte.ts";
import type { Said } from "../../words/said.ts";
import type {
  Character,
  ChooseTradeCards,
  Hit,
  Option,
  Seat,
  View,
  Wire,
  Wounds,
} from "../../wire/station.ts";
import { roomOf } from "../players/players.ts";

/** Decisions that have a panel of their own; the rest is chosen on the map, by verb or by list. */
export type PanelName = "trade" | "sealed" | "answer" | "healing" | "second-shot";

/** One's own card is sealed at once: the same waiting follows, whoever was first. */
export function panelFor(
  view: View,
  me: Seat | null,
  options: readonly Option[],
): PanelName | null {
  const top = view.agenda.at(-1);
  if (!top || me === null || view.outcome !== null) return null;
  if (top.verb === "trade") {
    if (top.seat !== me && top.partner !== me) return null;
    return options.length ? "trade" : "sealed";
  }
  if (!options.length || !("seat" in top) || top.seat !== me) return null;
  const hasPanel = top.verb === "answer" || top.verb === "healing" || top.verb === "second-shot";
  return hasPanel ? top.verb : null;
}

export function tradeIn(view: View): ChooseTradeCards | null {
  const top = view.agenda.at(-1);
  return top?.verb === "trade" ? top : null;
}

/** The wounds that are being answered lie right under the question. */
export function woundsIn(view: View): Wounds | null {
  return view.agenda.findLast((frame) => frame.verb === "wounds") ?? null;
}

export function otherIn(trade: ChooseTradeCards, me: Seat): Seat {
  return trade.seat === me ? trade.partner : trade.seat;
}

/** The sentence of how the two met, which names the character and the room. */
export function meetingOf(lines: readonly Line<Wire>[], trade: ChooseTradeCards): Said | null {
  const line = lines.findLast((each) => each.kind === "event" && each.event === "TradeBegan");
  if (line?.kind !== "event" || line.heard.event !== "TradeBegan") return null;
  const { seat, partner } = line.heard;
  return seat === trade.seat && partner === trade.partner ? line.said : null;
}

/** The sentence of what hit them. */
export function blowIn(lines: readonly Line<Wire>[], { weapon }: Wounds): Said | null {
  const blows = weapon === "parasites" ? ["ParasitesMoved"] : ["ShotFired", "GrenadeThrown"];
  const line = lines.findLast((each) => each.kind === "event" && blows.includes(each.event));
  return line?.kind === "event" ? line.said : null;
}

/** For whom Armor is drawn, by what everybody sees: once for each room in which one is hit. */
export function coverable(
  view: View,
  hits: readonly Hit[],
  options: readonly Option[],
): Character[] {
  const rooms = hits.map(({ character }) => roomOf(view, character));
  const first = hits.filter((_, place) => rooms.indexOf(rooms[place] ?? null) === place);
  const offered = options.flatMap(({ verb, character }) =>
    verb === "armor" && character ? [character] : [],
  );
  return [...new Set([...first.map(({ character }) => character), ...offered])];
}
