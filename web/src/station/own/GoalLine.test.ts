import { render } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import { Cover } from "../../table/cover.svelte.ts";
import { settings } from "../../ui/settings.svelte.ts";
import { example, type Told } from "../example.ts";
import GoalLine from "./GoalLine.svelte";

const line = (own: Told["own"], out: number[] = []) =>
  render(GoalLine, { table: example({ own, out }).table, cover: new Cover() }).container;

beforeEach(() => settings.set("peek", false));

test("a human sees a Gas Can for each that is needed, and those not held yet are dark", () => {
  const shown = line({ hand: ["gas", "armor"] });
  expect(shown).toHaveTextContent("page-station-goal-human");
  expect(shown.querySelectorAll(".cans svg")).toHaveLength(3);
  expect(shown.querySelectorAll(".cans .none")).toHaveLength(2);
});

test("the infected without an infection card to give are told what is left to do", () => {
  expect(line({ hand: ["infect:red"], infected: true })).toHaveTextContent(
    "page-station-goal-infected",
  );
  expect(line({ hand: ["infect:blue", "host"], infected: true })).toHaveTextContent(
    "page-station-goal-spent",
  );
});

test("covered, the line is the same whatever one holds and plays for", () => {
  settings.set("peek", true);
  const human = line({ hand: ["gas", "gas"] }).innerHTML;
  expect(line({ hand: ["host"], infected: true, is_host: true }).innerHTML).toBe(human);
  expect(human).toContain("page-station-goal-covered");
});

test("whoever is out has no goal left", () => {
  expect(line({ health: [0, 0] }, [0])).toHaveTextContent("page-station-goal-out");
});
