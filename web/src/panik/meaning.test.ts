import { expect, test } from "vitest";
import type { Option, SendOrCall } from "../wire/panik.ts";
import {
  attemptAt,
  dropped,
  leaversIn,
  leaveAt,
  meant,
  NOTHING,
  only,
  placeOf,
  soleHunter,
} from "./meaning.ts";

const place = (kind: string, manor: string): Option =>
  ({ action: `place ${kind} ${manor}`, verb: "place", hunter: `red:${kind}`, manor }) as Option;
const detect = { action: "detect blue.1", verb: "detect", hunter: "red:detector", manor: "blue.1" };
const TURN = [
  detect as Option,
  place("basic", "red.1"),
  place("basic", "blue.1"),
  place("tandem", "red.1"),
];

/** A call for help has been placed at red.2; blue's basic hunter stands there and elsewhere. */
const LEAVING: Option[] = [
  { action: "send-back blue:basic", verb: "send-back", hunter: "blue:basic", origin: "red.2" },
  { action: "send-back red:tandem", verb: "send-back", hunter: "red:tandem", origin: "red.2" },
  {
    action: "call blue:basic blue.4",
    verb: "call",
    hunter: "blue:basic",
    origin: "blue.4",
    manor: "red.2",
  },
  { action: "end-turn", verb: "end-turn" },
];

const SETUP = ["red.1", "red.2"].map(
  (manor) => ({ action: `turn-up ${manor}`, verb: "turn-up", manor }) as Option,
);

test("a hunter and a manor are one option, whichever was tapped first", () => {
  const option = only(TURN, { hunter: "red:basic", manor: "blue.1" });
  expect(option?.action).toBe("place basic blue.1");
  expect(meant(TURN, { hunter: "red:basic", manor: null })).toHaveLength(2);
  expect(meant(TURN, { hunter: null, manor: "red.1" })).toHaveLength(2);
});

test("the detector is tapped onto the manor that it turns up", () => {
  expect(only(TURN, { hunter: "red:detector", manor: "blue.1" })?.verb).toBe("detect");
  expect(only(TURN, { hunter: "red:detector", manor: "red.1" })).toBeNull();
});

test("in the setup a manor says it all", () => {
  expect(only(SETUP, { hunter: null, manor: "red.2" })?.action).toBe("turn-up red.2");
  expect(soleHunter(SETUP)).toBeNull();
});

test("what can be done without a manor is never meant by tapping one", () => {
  expect(meant([{ action: "end-turn", verb: "end-turn" }], NOTHING)).toEqual([]);
});

test("a hunter that may leave is tapped where it stands", () => {
  expect(LEAVING.map(placeOf)).toEqual(["red.2", "red.2", "blue.4", null]);
  expect(leaversIn(LEAVING).map(({ verb }) => verb)).toEqual(["send-back", "send-back", "call"]);
  expect(leaversIn(TURN)).toEqual([]);
});

test("a hunter of the hand is dragged to where it goes", () => {
  expect(dropped(TURN, "red:tandem", null, "red.1")?.action).toBe("place tandem red.1");
  expect(dropped(TURN, "red:tandem", null, "blue.1")).toBeNull();
});

test("a hunter dragged to the caller is called, and one dragged off is sent back", () => {
  expect(dropped(LEAVING, "blue:basic", "blue.4", "red.2")?.verb).toBe("call");
  expect(dropped(LEAVING, "blue:basic", "blue.4", "red.3")).toBeNull();
  expect(dropped(LEAVING, "blue:basic", "red.2", "blue.1")?.verb).toBe("send-back");
  expect(dropped(LEAVING, "blue:basic", "red.2", "red.2")).toBeNull();
});

test("where only one hunter can be placed nobody has to pick it", () => {
  expect(soleHunter([detect as Option, place("detector", "red.1")])).toBe("red:detector");
  expect(soleHunter(TURN)).toBeNull();
  expect(soleHunter(LEAVING)).toBeNull();
});

test("what was tried where it is not offered is spelled like what is offered elsewhere", () => {
  expect(attemptAt(TURN, "red:tandem", "blue.1")).toBe("place tandem blue.1");
  expect(attemptAt(TURN, "red:detector", "red.1")).toBe("detect red.1");
  expect(attemptAt(SETUP, null, "blue.3")).toBe("turn-up blue.3");
});

test("where something is offered, or no hunter has been picked, nothing was tried", () => {
  expect(attemptAt(TURN, "red:tandem", "red.1")).toBeNull();
  expect(attemptAt(TURN, null, "blue.4")).toBeNull();
  expect(attemptAt(LEAVING, null, "green.1")).toBeNull();
  expect(attemptAt([], null, "red.1")).toBeNull();
});

test("a hunter that stays is asked about as one that leaves", () => {
  const asked = { manor: "red.2", may_send: true, may_call: true } as SendOrCall;
  const here = { id: "red.2", hunters: ["blue:over-equipped"] } as const;
  const there = { id: "blue.1", hunters: ["red:tandem"] } as const;
  expect(leaveAt(asked, here)).toBe("send-back blue:over-equipped");
  expect(leaveAt(asked, there)).toBe("call red:tandem blue.1");
  expect(leaveAt({ ...asked, may_call: false }, there)).toBeNull();
  expect(leaveAt(asked, { id: "red.1", hunters: [] })).toBeNull();
});
