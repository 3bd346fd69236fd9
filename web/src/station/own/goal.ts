import type { PlayerView, View } from "../../wire/station.ts";

export type Side = "human" | "infected" | "host";

/** With whom one wins, and how far that is, by what everybody sees and what the own hand shows. */
export type Goal = {
  side: Side;
  /** Only a Trooper burns the Hive. */
  hasTrooper: boolean;
  hive: "hidden" | "found";
  gas: number;
  needed: number;
  infections: number;
};

export function sideOf({ infected, is_host }: PlayerView): Side {
  if (is_host === true) return "host";
  return infected === true ? "infected" : "human";
}

export function goalOf(view: View, player: PlayerView): Goal {
  const hand = player.hand === "?" ? [] : player.hand;
  const count = (card: string): number => hand.filter((each) => each === card).length;
  return {
    side: sideOf(player),
    hasTrooper: player.health[0] > 0,
    hive: view.map.some(({ card }) => card === "hive") ? "found" : "hidden",
    gas: count("gas"),
    needed: view.rulings.gas_needed,
    infections: count(`infect:${player.seat}`),
  };
}
