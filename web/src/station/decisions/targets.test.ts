import { expect, test } from "vitest";
import type { Option, Target, View } from "../../wire/station.ts";
import { viewOf } from "../example.ts";
import { faceOf, hitOn, isCharacter, sortedTargets, targetsAmong } from "./targets.ts";

const VIEW: View = {
  ...viewOf(),
  parasites: [
    ["run-1", "gray"],
    ["run-1", "flipped"],
    ["run-1", "black"],
    ["run-2", "gray"],
  ],
};
const stab = (who: "T" | "A", target: Target): Option => ({
  action: `stab ${who} ${target}`,
  verb: "stab",
  ap: 1,
  character: `red.${who}`,
  room: "run-1",
  target,
});

test("each target has one row, whichever of the two could strike it", () => {
  const options = [stab("T", "blue.T"), stab("A", "blue.T"), stab("A", "black@run-1")];
  const rows = targetsAmong(VIEW, options, "run-1");
  expect(rows.map(({ option }) => option.action)).toEqual(["stab T blue.T", "stab A black@run-1"]);
});

test("a wounded black parasite counts among the gray ones, as it looks", () => {
  const [gray] = targetsAmong(VIEW, [stab("T", "gray@run-1")], null);
  expect(gray?.parasites).toBe(2);
});

test("only those in the room are in its lens", () => {
  expect(targetsAmong(VIEW, [stab("T", "blue.T")], "run-2")).toEqual([]);
});

test("a target is somebody, or parasites of a face", () => {
  expect(isCharacter("blue.T")).toBe(true);
  expect(isCharacter("black@run-1")).toBe(false);
  expect(faceOf("gray@run-1")).toBe("gray");
  expect(faceOf("black@run-1")).toBe("black");
});

test("a row says what one wound leaves", () => {
  const health = VIEW.players.find(({ seat }) => seat === "blue")?.health[0] ?? 0;
  expect(hitOn(VIEW, "blue.T").params).toEqual({ health, left: health - 1 });
  expect(hitOn(VIEW, "black@run-1").id).toBe("page-station-hit-black");
});

test("those of one room stand together, players before parasites", () => {
  const there = (target: Target, room: "run-1" | "run-2"): Option => ({
    ...stab("T", target),
    room,
  });
  const options = [
    there("gray@run-1", "run-1"),
    there("green.T", "run-2"),
    there("green.A", "run-1"),
    there("blue.T", "run-1"),
  ];
  const sorted = sortedTargets(options).map(({ target }) => target);
  expect(sorted).toEqual(["blue.T", "green.A", "gray@run-1", "green.T"]);
});
