import type { Seat } from "../../wire/station.ts";
import type { Said } from "../../words/said.ts";
import { cardName, seatName } from "../names.ts";
import type { Fact, Puzzle } from "./puzzle.ts";

/** What a puzzle says, as messages. */

const names = (seats: readonly Seat[]): Said[] => seats.map(seatName);

export function questionOf({ kind, partner }: Puzzle): Said {
  const id = `page-station-puzzle-${kind}-about`;
  return partner ? { id, params: { partner: seatName(partner) } } : { id };
}

export function whenOf(fact: Fact): Said {
  const [since, until] = fact.fact === "span" ? [fact.since, fact.until] : [fact.round, fact.round];
  const when = until === 0 ? "deal" : since === 0 ? "first" : since === until ? "round" : "rounds";
  return { id: `page-station-puzzle-when-${when}`, params: { since, until } };
}

/** A span has up to two sentences; its trades are drawn after the second. */
export function factSaid(fact: Fact, puzzle: Puzzle): Said[] {
  switch (fact.fact) {
    case "span":
      return [
        ...(fact.drew.length ? [drawSaid(fact.drew, puzzle)] : []),
        ...(fact.trades.length
          ? [{ id: "page-station-puzzle-trades", params: { count: fact.trades.length } }]
          : []),
      ];
    case "exchange": {
      const { partner, got, gave } = fact;
      const params = { partner: seatName(partner), got: cardName(got), gave: cardName(gave) };
      return [{ id: "page-station-puzzle-exchange", params }];
    }
    case "scan": {
      const { infected, living } = fact;
      return [{ id: "page-station-puzzle-scan", params: { infected, living } }];
    }
    case "hand": {
      const cards = [...new Set(fact.cards)].map((card) => ({
        id: "card-several",
        params: { card: cardName(card), count: fact.cards.filter((each) => each === card).length },
      }));
      return [{ id: "page-station-puzzle-hand", params: { seat: seatName(fact.seat), cards } }];
    }
    case "death":
      return [{ id: "page-station-puzzle-death", params: { seat: seatName(fact.seat) } }];
    default:
      return [{ id: `page-station-puzzle-${fact.fact}` }];
  }
}

function drawSaid(drew: readonly Seat[], puzzle: Puzzle): Said {
  if (drew.length === puzzle.seats - 1) return { id: "page-station-puzzle-drew-all" };
  return { id: "page-station-puzzle-drew", params: { seats: names(drew) } };
}

export function pairSaid([first, second]: readonly [Seat, Seat]): Said {
  const params = { first: seatName(first), second: seatName(second) };
  return { id: "page-station-puzzle-pair", params };
}

export function answerSaid(puzzle: Puzzle, answer: string): Said | string {
  if (puzzle.kind === "count") return answer;
  if (puzzle.kind !== "gas") return seatName(answer as Seat);
  return { id: `page-station-puzzle-give-${answer === "1" ? "gas" : "other"}` };
}

/** That the answer is right. */
export function rightSaid(puzzle: Puzzle): Said {
  const { kind, right, partner } = puzzle;
  if (partner) {
    return { id: `page-station-puzzle-is-gas-${right}`, params: { partner: seatName(partner) } };
  }
  return { id: `page-station-puzzle-is-${kind}`, params: { answer: answerSaid(puzzle, right) } };
}

/** That an answer is wrong, and what speaks against it. */
export function wrongSaid(puzzle: Puzzle, answer: string): Said[] {
  const no: Said =
    puzzle.kind === "gas"
      ? { id: "page-station-puzzle-not-gas" }
      : { id: "page-station-puzzle-not", params: { answer: answerSaid(puzzle, answer) } };
  const why = puzzle.against[answer];
  if (!why) return [no];
  if ("row" in why) return [no, { id: "page-station-puzzle-row", params: { row: why.row + 1 } }];
  const infected = why.infected.filter((seat) => seat !== puzzle.me);
  if (!infected.length) return [{ id: "page-station-puzzle-world-nobody" }];
  const isOther = why.host !== null && why.host !== puzzle.me;
  const host = isOther && infected.length > 1 ? seatName(why.host as Seat) : null;
  return [
    {
      id: host ? "page-station-puzzle-world-host" : "page-station-puzzle-world",
      params: { infected: names(infected), ...(host ? { host } : {}) },
    },
  ];
}

/** What became certain on the way, row by row. */
export function chainSaid(puzzle: Puzzle): Said[] {
  const steps = puzzle.steps.filter(([row]) => puzzle.needed.includes(row));
  return steps.map(([row, what, seats]) => ({
    id: `page-station-puzzle-step-${what}`,
    params: { row: row + 1, seats: names(seats), count: seats.length },
  }));
}

const RULES: Record<Fact["fact"], string[]> = {
  span: ["INFECT-1", "INFECT-3"],
  pile: ["SETUP-3"],
  "own-host": ["INFECT-3"],
  exchange: ["TRADE-3", "INFECT-1"],
  scan: ["SCAN-1"],
  hand: ["ITEM-5", "TRADE-3"],
  death: ["WIN-2"],
};

/** The rules by which it follows. */
export function rulesOf(puzzle: Puzzle): string[] {
  const facts = puzzle.needed.map((row) => puzzle.rows[row]?.fact ?? "span");
  return [...new Set(facts.flatMap((fact) => RULES[fact]))];
}
