import { expect, test } from "vitest";
import type { Turn } from "../wire/protocol.ts";
import type { Standing } from "./standing.ts";
import { isOwnTurn, turnOf, turnTold } from "./turn.ts";

const RED = 0;
const BLUE = 1;
const sent = (seat: number | null, more: Partial<Turn> = {}): Turn => {
  return { seat, round: null, between: null, is_answer: false, ...more };
};
const standing = (turn: Turn | null): Standing => ({ turn, heard: [] }) as never;

test("an answer is no turn of one's own, in another's turn or in one's own", () => {
  expect(isOwnTurn(standing(sent(BLUE, { is_answer: true })), RED)).toBe(false);
  expect(isOwnTurn(standing(sent(RED, { is_answer: true })), RED)).toBe(false);
  expect(isOwnTurn(standing(sent(RED)), RED)).toBe(true);
  expect(isOwnTurn(standing(sent(RED)), BLUE)).toBe(false);
});

test("before the game and where all decide it is nobody's turn", () => {
  for (const turn of [null, sent(null, { is_answer: true })]) {
    expect(turnOf(standing(turn)).seat).toBeNull();
    expect(isOwnTurn(standing(turn), RED)).toBe(false);
  }
});

/** Each event with what it begins. */
const told = (turn: Turn, ...begins: string[]): Standing =>
  ({
    turn,
    heard: begins.map((begun) => ({ event: "E", ...(begun && { begins: begun }) })),
  }) as never;
const at = (after: Standing, place: number) => ({ heard: after.heard[place] as never, after });

test("a turn is told from its own piece on", () => {
  const before = standing(sent(RED));
  const after = told(sent(BLUE), "", "turn", "");
  expect(turnTold(before, at(after, 0)).seat).toBe("red");
  expect(turnTold(before, at(after, 1)).seat).toBe("blue");
  expect(turnTold(before, at(after, 2)).seat).toBe("blue");
  expect(turnTold(after, null).seat).toBe("blue");
});

test("a phase belongs to nobody, and to the round it begins", () => {
  const before = standing(sent(RED, { round: 3 }));
  const after = told(sent(BLUE, { round: 4 }), "", "phase", "", "turn");
  expect(turnTold(before, at(after, 0))).toEqual({ round: 3, seat: "red", between: null });
  expect(turnTold(before, at(after, 2))).toEqual({ round: 4, seat: null, between: "phase" });
  expect(turnTold(before, at(after, 3))).toEqual({ round: 4, seat: "blue", between: null });
  const asked = standing(sent(RED, { between: "phase" }));
  expect(turnOf(asked)).toEqual({ round: null, seat: null, between: "phase" });
});

test("while points are counted it is nobody's turn", () => {
  const before = standing(sent(RED));
  const after = told(sent(null), "", "scoring");
  expect(turnTold(before, at(after, 0)).seat).toBe("red");
  expect(turnTold(before, at(after, 1))).toEqual({ round: null, seat: null, between: "scoring" });
});
