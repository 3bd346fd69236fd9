import { expect, test } from "vitest";
import type { Standing } from "./standing.ts";
import { isOwnTurn, turnOf, turnTold } from "./turn.ts";

const standing = (view: object): Standing => ({ view, table: { asked: [] } }) as never;
const RED = 0;
const BLUE = 1;

test("an answer in another's turn is no turn of one's own", () => {
  const hit = standing({
    turn: { seat: "blue" },
    agenda: [{ verb: "turn", seat: "blue" }, { verb: "wounds" }, { verb: "answer", seat: "red" }],
  });
  expect(isOwnTurn(hit, RED)).toBe(false);
  expect(turnOf(hit).seat).toBe("blue");
});

test("wounds are answered in one's own turn too, and a trade is", () => {
  for (const verb of ["answer", "trade"]) {
    const asked = standing({ turn: { seat: "red" }, agenda: [{ verb, seat: "red" }] });
    expect(isOwnTurn(asked, RED)).toBe(false);
  }
  const met = standing({ turn: { seat: "red" }, agenda: [{ verb: "encounter", seat: "red" }] });
  expect(isOwnTurn(met, RED)).toBe(true);
});

test("where no turn is told it is that of the lowest frame, whoever is asked on top of it", () => {
  const sent = standing({
    agenda: [
      { verb: "next-turn", seat: "red" },
      { verb: "new-manor", seat: "blue" },
    ],
  });
  expect(turnOf(sent).seat).toBe("red");
  expect(isOwnTurn(sent, BLUE)).toBe(false);
  expect(turnOf(standing({ agenda: [{ verb: "manors", sealed: [] }] })).seat).toBeNull();
});

const told = (view: object, ...events: string[]): Standing =>
  ({ ...standing(view), heard: events.map((event) => ({ event })) }) as never;
const at = (after: Standing, place: number) => ({ heard: after.heard[place] as never, after });

test("a turn is told from its own piece on", () => {
  const before = standing({ turn: { seat: "red" } });
  const after = told({ turn: { seat: "blue" } }, "TurnEnded", "TurnBegan", "CardDrawn");
  expect(turnTold(before, at(after, 0)).seat).toBe("red");
  expect(turnTold(before, at(after, 1)).seat).toBe("blue");
  expect(turnTold(before, at(after, 2)).seat).toBe("blue");
  expect(turnTold(after, null).seat).toBe("blue");
});

test("a phase belongs to nobody, and to the round it begins", () => {
  const before = standing({ round: 3, turn: { seat: "red" } });
  const events = ["TurnEnded", "ParasitePhaseBegan", "DieRolled", "TurnBegan"];
  const after = told({ round: 4, turn: { seat: "blue" } }, ...events);
  expect(turnTold(before, at(after, 0))).toEqual({ round: 3, seat: "red", between: null });
  expect(turnTold(before, at(after, 2))).toEqual({ round: 4, seat: null, between: "phase" });
  expect(turnTold(before, at(after, 3))).toEqual({ round: 4, seat: "blue", between: null });
  const asked = standing({ turn: { seat: "red" }, agenda: [{ verb: "pass-marker" }] });
  expect(turnOf(asked)).toEqual({ round: null, seat: null, between: "phase" });
});

test("while points are counted it is nobody's turn", () => {
  const before = standing({ agenda: [{ verb: "turn", seat: "red" }] });
  const after = told({ agenda: [] }, "HunterPlaced", "ManorScored");
  expect(turnTold(before, at(after, 0)).seat).toBe("red");
  expect(turnTold(before, at(after, 1))).toEqual({ round: null, seat: null, between: "scoring" });
});
